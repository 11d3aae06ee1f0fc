import { lengthOf, normalize } from '../../encoders/vectors.ts';
import { Remembered } from '../../remembered.ts';
import { plainForm, scanWords } from '../words/words.ts';
import type { KeptRows } from './kept-rows.ts';

/**
 * Words as directions: what is asked lies near what answers it, whichever words both use. Two words
 * that often follow each other ('how long', 'who pays') have a direction of their own beside
 * theirs, as they tell what is asked for, which no sum of single words does.
 */
export interface WordVectors {
  dimensions: number;
  /** The word of each row; after all words the pairs, joined by {@link PAIR_MARK}. */
  words: readonly string[];
  /** One row a word; its length is what the word counts. */
  rows: Float32Array;
  /** Where the rows that were made with them are kept from one start to the next. */
  kept?: KeptRows;
}

/** What stands between the words of a pair; no plain form of a word has it. */
export const PAIR_MARK = '_';

/** Spellings that are remembered: three times as many as a library has. */
const WRITTEN_MAX = 50_000;

/** Turns texts into directions: the sum of the vectors of their words and pairs. */
export class SentenceEncoder {
  readonly dimensions: number;
  /** See {@link WordVectors}. */
  readonly kept: KeptRows | undefined;
  readonly #rows: Float32Array;
  readonly #rowOf: Map<string, number>;
  /** How many rows are those of single words. */
  readonly #singles: number;
  /** The rows of pairs: at the row of the first word, by that of the second. */
  readonly #pairs: (Map<number, number> | undefined)[];
  /** Words as they are written, so that a text is read without changing its words. */
  readonly #written = new Remembered<string, number>(WRITTEN_MAX);
  readonly #find = (word: string) => this.#rowOf.get(plainForm(word)) ?? -1;
  readonly #lengths: Float32Array;
  /** How many texts were read, and in which of them each row was met last. */
  #texts = 0;
  readonly #metIn: Uint32Array;

  constructor({ dimensions, words, rows, kept }: WordVectors) {
    this.dimensions = dimensions;
    this.kept = kept;
    this.#rows = rows;
    const firstPair = words.findIndex((word) => word.includes(PAIR_MARK));
    this.#singles = firstPair < 0 ? words.length : firstPair;
    this.#rowOf = new Map(words.slice(0, this.#singles).map((word, row) => [word, row]));
    this.#pairs = new Array(this.#singles);
    for (let row = this.#singles; row < words.length; row++) {
      const [first = '', second = ''] = (words[row] ?? '').split(PAIR_MARK);
      const [one, other] = [this.#rowOf.get(first), this.#rowOf.get(second)];
      if (one === undefined || other === undefined) continue;
      this.#pairs[one] = (this.#pairs[one] ?? new Map<number, number>()).set(other, row);
    }
    this.#metIn = new Uint32Array(words.length);
    this.#lengths = Float32Array.from(words, (_, row) =>
      lengthOf(rows.subarray(row * dimensions, (row + 1) * dimensions)),
    );
  }

  /** What the word of a row counts. */
  worth(row: number): number {
    return this.#lengths[row] ?? 0;
  }

  /** Whether a word has a vector. */
  knows(form: string): boolean {
    return this.#rowOf.has(form);
  }

  /** Whether a row is that of a single word. */
  isWord(row: number): boolean {
    return row < this.#singles;
  }

  /** The rows of the different words of a text that have one. */
  wordRowsOf(text: string): Set<number> {
    const found = new Set<number>();
    this.addWordRows(text, found);
    return found;
  }

  /** Adds them to rows that were found before. */
  addWordRows(text: string, found: Set<number>): void {
    scanWords(text, (from, to) => {
      const row = this.#row(text.slice(from, to));
      if (row >= 0) found.add(row);
    });
  }

  /** The rows of the different words and pairs of a text that have one. */
  rowsOf(text: string): Set<number> {
    const found = new Set<number>();
    this.#eachRow(text, (row) => found.add(row));
    return found;
  }

  /** Adds what the words of some rows mean, times a weight, to a sum. */
  addRows(rows: Iterable<number>, weight: number, sum: Float32Array): void {
    for (const row of rows) this.#addRow(row, weight, sum);
  }

  /** Adds what each different word and pair of a text means, times a weight, to a sum. */
  add(text: string, weight: number, sum: Float32Array): void {
    this.#eachRow(text, (row) => this.#addRow(row, weight, sum));
  }

  /** What the word of a row means, a vector of length 1. */
  direction(row: number): Float32Array {
    return normalize(this.#rows.slice(row * this.dimensions, (row + 1) * this.dimensions));
  }

  /** What a text means, a vector of length 1; zeros when none of its words is known. */
  encode(text: string): Float32Array {
    const sum = new Float32Array(this.dimensions);
    this.add(text, 1, sum);
    return normalize(sum);
  }

  #addRow(row: number, weight: number, sum: Float32Array): void {
    const start = row * this.dimensions;
    for (let i = 0; i < this.dimensions; i++) {
      sum[i] = (sum[i] ?? 0) + weight * (this.#rows[start + i] ?? 0);
    }
  }

  /** Calls back with the row of each different word and pair of a text that has one. */
  #eachRow(text: string, found: (row: number) => void): void {
    this.#texts += 1;
    const meet = (row: number) => {
      if (this.#metIn[row] === this.#texts) return;
      this.#metIn[row] = this.#texts;
      found(row);
    };
    let before = -1;
    scanWords(text, (from, to) => {
      const row = this.#row(text.slice(from, to));
      if (row >= 0) meet(row);
      const pair = before < 0 || row < 0 ? undefined : this.#pairs[before]?.get(row);
      if (pair !== undefined) meet(pair);
      before = row;
    });
  }

  #row(word: string): number {
    return this.#written.get(word, this.#find);
  }
}

const encoders = new WeakMap<WordVectors, SentenceEncoder>();

/** The encoder by some word vectors, made once for all who encode by them. */
export function encoderOf(vectors: WordVectors): SentenceEncoder {
  const encoder = encoders.get(vectors) ?? new SentenceEncoder(vectors);
  encoders.set(vectors, encoder);
  return encoder;
}
