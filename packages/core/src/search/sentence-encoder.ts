import { plainForm, scanWords } from './words.ts';

/** Words as directions: what is asked lies near what answers it, whichever words both use. */
export interface WordVectors {
  dimensions: number;
  /** The word of each row. */
  words: readonly string[];
  /** One row a word; its length is what the word counts. */
  rows: Float32Array;
}

/** Scales a vector to length 1, in place; one of zeros stays as it is. */
export function normalize(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

/** Turns texts into directions: the sum of their words' vectors. */
export class SentenceEncoder {
  readonly dimensions: number;
  readonly #rows: Float32Array;
  readonly #rowOf: Map<string, number>;
  /** Words as they are written, so that a text is read without changing its words. */
  readonly #written = new Map<string, number>();

  constructor({ dimensions, words, rows }: WordVectors) {
    this.dimensions = dimensions;
    this.#rows = rows;
    this.#rowOf = new Map(words.map((word, row) => [word, row]));
  }

  /** Whether a word has a vector. */
  knows(form: string): boolean {
    return this.#rowOf.has(form);
  }

  /** Adds what each different word of a text means, times a weight, to a sum. */
  add(text: string, weight: number, sum: Float32Array): void {
    const seen = new Set<number>();
    scanWords(text, (from, to) => {
      const row = this.#row(text.slice(from, to));
      if (row < 0 || seen.has(row)) return;
      seen.add(row);
      const start = row * this.dimensions;
      for (let i = 0; i < this.dimensions; i++) {
        sum[i] = (sum[i] ?? 0) + weight * (this.#rows[start + i] ?? 0);
      }
    });
  }

  /** What a text means, a vector of length 1; zeros when none of its words is known. */
  encode(text: string): Float32Array {
    const sum = new Float32Array(this.dimensions);
    this.add(text, 1, sum);
    return normalize(sum);
  }

  #row(word: string): number {
    const known = this.#written.get(word);
    if (known !== undefined) return known;
    const row = this.#rowOf.get(plainForm(word)) ?? -1;
    this.#written.set(word, row);
    return row;
  }
}

/** The cosine of two vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
