import { inlineRuns, leafText } from '@hoa/core/content/inline-runs';
import { replaceNodes } from '@hoa/core/content/replace-nodes';
import type { ElementContent, Root, RootContent } from 'hast';

/** Between a mark and a word that it opens: the beginning of a text, a space, a bracket, a dash. */
const OPENS_AFTER = /^$|[\s([{/“‘—–-]/;
/** Years and clipped words, whose apostrophe stands for what is left out: '90s, 'til. */
const CLIPPED = /^'(?:\d\ds?\b|(?:til|tis|twas|em|cause)\b)/i;
/** Feet and inches: 6', 5'10". Whole words in quotes that end in a figure are no measure. */
const MEASURED = /\d$/;
const STRAIGHT = /["']/g;

/**
 * A text with typographic quotation marks and apostrophes for straight ones, character for
 * character: positions in it stay what they were. A mark after a figure that no quotation is open
 * for is one of feet or inches and stays straight.
 */
export function curlyText(text: string): string {
  let isOpen = false;
  return text.replace(STRAIGHT, (mark, at: number) => {
    const before = text.slice(Math.max(0, at - 1), at);
    const opens = OPENS_AFTER.test(before) && /\S/.test(text.charAt(at + 1));
    if (mark === '"') {
      if (!isOpen && MEASURED.test(before)) return mark;
      isOpen = opens && !isOpen;
      return isOpen ? '“' : '”';
    }
    if (MEASURED.test(before) && !/[a-z]/i.test(text.charAt(at + 1))) return mark;
    return opens && !CLIPPED.test(text.slice(at)) ? '‘' : '’';
  });
}

const KEPT_STRAIGHT = new Set(['code', 'pre', 'kbd', 'samp']);

/**
 * The same for a tree: marks are read by what stands before and after them in their line, whatever
 * elements part them. Code stays as it is.
 */
export function curlyQuotes(root: Root): Root {
  const replacements = new Map<RootContent, ElementContent[]>();
  for (const run of inlineRuns(root)) {
    const line = run.map(leafText).join('');
    const curly = curlyText(line);
    if (curly === line) continue;
    let at = 0;
    for (const leaf of run) {
      const { length } = leafText(leaf);
      const value = curly.slice(at, at + length);
      const isKept = leaf.parents.some(({ tagName }) => KEPT_STRAIGHT.has(tagName));
      if (leaf.node.type === 'text' && !isKept && value !== leaf.node.value) {
        replacements.set(leaf.node, [{ ...leaf.node, value }]);
      }
      at += length;
    }
  }
  return replaceNodes(root, replacements);
}
