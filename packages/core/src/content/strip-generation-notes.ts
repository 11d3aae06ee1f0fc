import type { Element, ElementContent, Root, RootContent } from 'hast';
import { inlineRuns, type Leaf, leafText } from './inline-runs.ts';
import { noteSpans, type Span } from './note-spans.ts';
import { replaceNodes } from './replace-nodes.ts';

/** A note is a short line; in a longer one it was glued to prose, and the prose stays. */
const NOTE_LINE_MAX_CHARS = 200;
/** The text around a cut can close up into a new note, but nobody writes that ten times over. */
const ROUNDS_MAX = 10;

const HEADING = /^h[1-6]$/;
/** Removing a cell would move the other cells of its row to the wrong columns. */
const CELLS = new Set(['td', 'th']);

interface Line {
  leaves: Leaf[];
  /** The <br> that ends the line; the last line of a run has none. */
  lineBreak?: RootContent;
}

function linesOf(run: readonly Leaf[]): Line[] {
  let line: Line = { leaves: [] };
  const lines = [line];
  for (const leaf of run) {
    if (leaf.node.type === 'text') {
      line.leaves.push(leaf);
    } else {
      line.lineBreak = leaf.node;
      line = { leaves: [] };
      lines.push(line);
    }
  }
  return lines;
}

/** What is left of a text that begins at an offset of its line when spans of the line go. */
function cutText(text: string, offset: number, spans: readonly Span[]): string {
  let kept = '';
  let done = 0;
  for (const { from, to } of spans) {
    if (from - offset >= text.length) break;
    kept += text.slice(done, Math.max(done, from - offset));
    done = Math.max(done, to - offset);
  }
  return kept + text.slice(done);
}

function cutLine({ leaves }: Line, lineMaxChars: number): [RootContent, string][] {
  const spans = noteSpans(leaves.map(leafText).join(''), lineMaxChars);
  if (spans.length === 0) return [];
  let offset = 0;
  return leaves.map((leaf) => {
    const text = leafText(leaf);
    offset += text.length;
    return [leaf.node, cutText(text, offset - text.length, spans)];
  });
}

function cutRun(run: readonly Leaf[], lineMaxChars: number): [RootContent, ElementContent[]][] {
  const lines = linesOf(run);
  return lines.flatMap((line, index) => {
    const kept = cutLine(line, lineMaxChars);
    const cuts = kept.map(([node, value]): [RootContent, ElementContent[]] => [
      node,
      value === '' ? [] : [{ type: 'text', value }],
    ]);
    const spareBreak = line.lineBreak ?? lines[index - 1]?.lineBreak;
    const emptied = kept.length > 0 && kept.every(([, value]) => value.trim() === '');
    return emptied && spareBreak !== undefined ? [...cuts, [spareBreak, []]] : cuts;
  });
}

function holdsContent(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && node.tagName !== 'br';
}

function survives(changed: Element): boolean {
  return CELLS.has(changed.tagName) || changed.children.some(holdsContent);
}

function cutNotes(root: Root, lineMaxChars: number): Root {
  let tree = root;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const cuts = new Map(inlineRuns(tree).flatMap((run) => cutRun(run, lineMaxChars)));
    if (cuts.size === 0) break;
    tree = replaceNodes(tree, cuts, survives);
  }
  return tree;
}

function holdsArticle(root: Root): boolean {
  return inlineRuns(root).some((run) =>
    run.some(
      (leaf) =>
        leafText(leaf).trim() !== '' && !leaf.parents.some(({ tagName }) => HEADING.test(tagName)),
    ),
  );
}

/**
 * Removes the lines that say 'Content Generated on' or 'Last updated on', in any case (section 2
 * of the specification): the smallest block that holds one, or only the line where the block
 * holds other lines. Where that would leave no article, only the sentence with the note goes.
 *
 * @returns a tree without such a line; the same tree when it had none
 */
export function stripGenerationNotes(root: Root): Root {
  const stripped = cutNotes(root, NOTE_LINE_MAX_CHARS);
  return stripped === root || holdsArticle(stripped) ? stripped : cutNotes(root, 0);
}
