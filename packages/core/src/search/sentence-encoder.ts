import { plainForm, scanWords } from './words.ts';

/** Words as directions: what is asked lies near what answers it, whichever words both use. */
export interface WordVectors {
  dimensions: number;
  /** The word of each row. */
  words: readonly string[];
  /** One row a word; its length is what the word counts. */
  rows: Float32Array;
}

function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}

/** Scales a vector to length 1, in place; one of zeros stays as it is. */
export function normalize(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
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
  readonly #lengths: Float32Array;

  constructor({ dimensions, words, rows }: WordVectors) {
    this.dimensions = dimensions;
    this.#rows = rows;
    this.#rowOf = new Map(words.map((word, row) => [word, row]));
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

  /** The rows of the different words of a text that have one. */
  rowsOf(text: string): Set<number> {
    const found = new Set<number>();
    scanWords(text, (from, to) => {
      const row = this.#row(text.slice(from, to));
      if (row >= 0) found.add(row);
    });
    return found;
  }

  /** Adds what the words of some rows mean, times a weight, to a sum. */
  addRows(rows: Iterable<number>, weight: number, sum: Float32Array): void {
    for (const row of rows) {
      const start = row * this.dimensions;
      for (let i = 0; i < this.dimensions; i++) {
        sum[i] = (sum[i] ?? 0) + weight * (this.#rows[start + i] ?? 0);
      }
    }
  }

  /** Adds what each different word of a text means, times a weight, to a sum. */
  add(text: string, weight: number, sum: Float32Array): void {
    this.addRows(this.rowsOf(text), weight, sum);
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
