import type { LetterBlock, LetterRun } from '../schemas/filled-letter.ts';

/** The text of runs, marks included. */
export function runsText(runs: readonly LetterRun[]): string {
  return runs.map(({ text }) => text).join('');
}

const LISTS: readonly LetterBlock['kind'][] = ['list', 'numbered-list', 'law', 'enclosures'];
const BETWEEN: Partial<Record<LetterBlock['kind'], string>> = {
  paragraph: '\n\n',
};

/** Whether the lines of a block are items of a list. */
export function isList({ kind }: Pick<LetterBlock, 'kind'>): boolean {
  return LISTS.includes(kind);
}

/** The text of a block as it is edited: a line for a line or an item, an empty line between paragraphs. */
export function blockText({ kind, lines }: LetterBlock): string {
  return lines.map(runsText).join(BETWEEN[kind] ?? '\n');
}

/** A block with what stands before its items and its lists, as plain text. */
function plainBlock({ kind, lines }: LetterBlock): string {
  const texts = lines.map(runsText);
  if (kind === 'numbered-list') return texts.map((text, at) => `${at + 1}. ${text}`).join('\n');
  if (kind === 'enclosures') return ['Enclosures:', ...texts.map((text) => `- ${text}`)].join('\n');
  if (isList({ kind })) return texts.map((text) => `- ${text}`).join('\n');
  return texts.join(BETWEEN[kind] ?? '\n');
}

/** A letter as plain text, to be copied: blocks with an empty line between them. */
export function letterText(blocks: readonly LetterBlock[]): string {
  return blocks.map(plainBlock).join('\n\n');
}

/** A mark, or something to be looked at, within brackets. */
const BRACKETED = /(\[[^[\]\n]+\])/;

/**
 * A block with the text that its writer gave it; what still stands in brackets is marked as missing.
 *
 * @returns undefined where the writer took it out
 */
export function editedBlock(block: LetterBlock, text: string): LetterBlock | undefined {
  const separator = block.kind === 'paragraph' ? /\n\s*\n/ : /\n/;
  const lines = text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  const runsOf = (line: string): LetterRun[] =>
    line
      .split(BRACKETED)
      .filter((piece) => piece !== '')
      .map((piece) => ({ kind: BRACKETED.test(piece) ? 'missing' : 'text', text: piece }));
  return { ...block, lines: lines.map(runsOf) };
}

/** Something in a letter that is not for its reader. */
export interface OpenPart {
  /** With its brackets. */
  text: string;
  /** The block where it stands first. */
  block: LetterBlock['id'];
  /** The field that fills it, where one does. */
  field?: LetterRun['field'];
}

/** What is missing or to be looked at in the blocks of a letter, each once, in their order. */
export function openParts(blocks: readonly LetterBlock[]): OpenPart[] {
  const open = new Map<string, OpenPart>();
  for (const { id, lines } of blocks) {
    for (const { kind, text, field } of lines.flat()) {
      const isOpen = kind === 'missing' || kind === 'check';
      if (isOpen && !open.has(text)) open.set(text, { text, block: id, field });
    }
  }
  return [...open.values()];
}
