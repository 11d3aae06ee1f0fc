/** What a line of a model's answer begins. */
export type BlockKind = 'paragraph' | 'item' | 'step' | 'heading';

/** One block of a model's answer, as it was written: unchecked, and never shown as it is. */
export interface AnswerBlock {
  kind: BlockKind;
  text: string;
}

/** Characters of a whole answer; what comes after them is not read. */
export const ANSWER_MAX_CHARS = 12_000;
/** Characters of one block; a longer one is not kept. */
export const BLOCK_MAX_CHARS = 4_000;

const STARTS: readonly (readonly [BlockKind, RegExp])[] = [
  ['heading', /^\s{0,3}#{1,6}\s+(?=\S)/],
  ['item', /^\s{0,12}[-*+•]\s+(?=\S)/],
  ['step', /^\s{0,12}\d{1,3}[.)]\s+(?=\S)/],
];
/** Lines that draw something: a code fence, a rule, the line under a table's head. */
const DRAWN = /^\s{0,12}(?:```.*|~~~.*|[-=_*|:\s]{3,})$/;

function readStart(line: string): { kind: BlockKind; text: string } | undefined {
  for (const [kind, start] of STARTS) {
    const mark = start.exec(line)?.[0];
    if (mark !== undefined) return { kind, text: line.slice(mark.length) };
  }
  return undefined;
}

/**
 * Splits an answer into blocks while it is being written. However the text is cut into pieces,
 * the blocks are the same; each character is looked at a bounded number of times.
 */
export class AnswerBlockReader {
  readonly #maxChars: number;
  #read = 0;
  #line: string[] = [];
  #block: { kind: BlockKind; lines: string[]; chars: number } | undefined;

  constructor(maxChars: number = ANSWER_MAX_CHARS) {
    this.#maxChars = maxChars;
  }

  /** Whether the answer was longer than what is read of one. */
  get overflowed(): boolean {
    return this.#read > this.#maxChars;
  }

  /** Reads the next piece. @returns the blocks that it completed */
  push(piece: string): AnswerBlock[] {
    const room = Math.max(0, this.#maxChars - this.#read);
    this.#read += piece.length;
    const lines = piece.slice(0, room).split('\n');
    const last = lines.pop() ?? '';
    const blocks: AnswerBlock[] = [];
    for (const line of lines) {
      this.#line.push(line);
      this.#endLine(blocks);
    }
    if (last !== '') this.#line.push(last);
    return blocks;
  }

  /** Ends the answer. @returns what was still open */
  end(): AnswerBlock[] {
    const blocks: AnswerBlock[] = [];
    this.#endLine(blocks);
    this.#endBlock(blocks);
    return blocks;
  }

  #endLine(blocks: AnswerBlock[]): void {
    const line = this.#line.join('');
    this.#line = [];
    if (line.length > BLOCK_MAX_CHARS || line.trim() === '') {
      this.#endBlock(blocks);
      return;
    }
    if (DRAWN.test(line)) return;
    const start = readStart(line);
    if (start !== undefined || this.#block?.kind === 'heading') this.#endBlock(blocks);
    this.#block ??= { kind: start?.kind ?? 'paragraph', lines: [], chars: 0 };
    this.#block.lines.push(start?.text ?? line);
    this.#block.chars += line.length + 1;
  }

  #endBlock(blocks: AnswerBlock[]): void {
    const block = this.#block;
    this.#block = undefined;
    if (block === undefined || block.chars > BLOCK_MAX_CHARS) return;
    const text = block.lines.join(' ').replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push({ kind: block.kind, text });
  }
}
