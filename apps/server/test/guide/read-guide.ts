import { parseMarkdown } from '@hoa/content/html-pipeline';
import type { Paragraph, RootContent } from 'mdast';

/** One thing that a recipe tells its reader to do. */
export type Step =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'add'; file: string; after: string; text: string }
  | { kind: 'replace'; file: string; old: string; text: string }
  | { kind: 'run'; commands: string[]; refused: boolean };

export interface Recipe {
  title: string;
  steps: Step[];
}

const CREATE = /Create `([^`]+)`:$/;
const ADD = /In `([^`]+)`, after the line `([^`]+)`, add:$/;
const REPLACE = /In `([^`]+)`, replace$/;
const REFUSED = /Run, and see it refuse:$/;
const RUN = /Run:$/;

function words(node: Paragraph): string {
  return node.children
    .map((child) => {
      if (child.type === 'inlineCode') return `\`${child.value}\``;
      return child.type === 'text' ? child.value.replaceAll('\n', ' ') : '';
    })
    .join('');
}

/** The step that a sentence asks for with the block of code below it. */
function stepOf(sentence: string, code: string, before: Step | undefined): Step {
  const [, created] = CREATE.exec(sentence) ?? [];
  if (created !== undefined) return { kind: 'create', file: created, text: `${code}\n` };
  const [, file, after] = ADD.exec(sentence) ?? [];
  if (file !== undefined && after !== undefined) return { kind: 'add', file, after, text: code };
  const [, changed] = REPLACE.exec(sentence) ?? [];
  if (changed !== undefined) return { kind: 'replace', file: changed, old: code, text: '' };
  if (sentence === 'with' && before?.kind === 'replace') return { ...before, text: code };
  const refused = REFUSED.test(sentence);
  if (refused || RUN.test(sentence)) return { kind: 'run', commands: code.split('\n'), refused };
  throw new Error(`No instruction for this block of code:\n${sentence}\n${code}`);
}

/**
 * The recipes of a guide: its second-rank headings that have blocks of code, in order.
 *
 * @throws Error that shows a block whose sentence is no instruction: it would not be tested
 */
export function readGuide(markdown: string): Recipe[] {
  const recipes: Recipe[] = [];
  let sentence = '';
  const read = (node: RootContent) => {
    if (node.type === 'heading' && node.depth === 2) {
      const [title] = node.children;
      recipes.push({ title: title?.type === 'text' ? title.value : '', steps: [] });
    }
    if (node.type === 'paragraph') sentence = words(node);
    if (node.type !== 'code') return;
    const steps = recipes.at(-1)?.steps ?? [];
    const step = stepOf(sentence, node.value, steps.at(-1));
    if (sentence === 'with') steps.pop();
    steps.push(step);
  };
  parseMarkdown(markdown).children.forEach(read);
  return recipes.filter(({ steps }) => steps.length > 0);
}
