import { NAMES_WEIGHT } from '@hoa/core/search/meaning/meaning-index';
import { PAIR_MARK } from '@hoa/core/search/meaning/sentence-encoder';
import { wordsOf } from '@hoa/core/search/words/words';
import type { StartVectors } from './start-vectors.ts';

/** A pair of words that stands in fewer texts has no direction of its own. */
const FEWEST_PAIRS = 4;
/** How fast a pair learns beside a word. */
const PAIR_COUNTS = 5;

/** The words of a text that follow each other, two by two. */
function pairsOf(text: string): string[] {
  const forms = wordsOf(text).map(({ form }) => form);
  return forms.slice(1).map((form, at) => `${forms[at]}${PAIR_MARK}${form}`);
}

/** The vectors while they are fitted: directions apart from what each word counts. */
export class WordModel {
  readonly #start: StartVectors;
  readonly #random: () => number;
  readonly dimensions: number;
  readonly words = new Map<string, number>();
  readonly pairs = new Map<string, number>();
  readonly rows: Float32Array[] = [];
  readonly counts: number[] = [];
  readonly #rarity: (word: string) => number;

  constructor(start: StartVectors, rarity: (word: string) => number, random: () => number) {
    this.#start = start;
    this.#rarity = rarity;
    this.#random = random;
    this.dimensions = start.values().next().value?.length ?? 0;
  }

  id(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const id = this.rows.length;
    const start =
      this.#start.get(word) ?? Array.from({ length: this.dimensions }, () => this.#random() - 0.5);
    const length = Math.hypot(...start) || 1;
    this.words.set(word, id);
    this.rows.push(Float32Array.from(start, (value) => value / length));
    this.counts.push(this.#rarity(word));
    return id;
  }

  read(text: string): Int32Array {
    return Int32Array.from(new Set(wordsOf(text).map(({ form }) => this.id(form))));
  }

  /** Gives every pair that stands in enough texts a row, which says nothing at first. */
  addPairs(texts: readonly string[]): void {
    const uses = new Map<string, number>();
    for (const text of texts) {
      for (const pair of new Set(pairsOf(text))) uses.set(pair, (uses.get(pair) ?? 0) + 1);
    }
    for (const [pair, count] of uses) {
      if (count < FEWEST_PAIRS) continue;
      this.pairs.set(pair, this.rows.length);
      this.rows.push(new Float32Array(this.dimensions));
      this.counts.push(PAIR_COUNTS);
    }
  }

  /** The words of a text, and the pairs that have a row. */
  readWithPairs(text: string): Int32Array {
    const pairs = new Set(pairsOf(text).flatMap((pair) => this.pairs.get(pair) ?? []));
    return Int32Array.from([...this.read(text), ...pairs]);
  }

  /** The direction of some words, with those of the names they stand under, and its length before. */
  encode(words: Int32Array, names?: Int32Array): { vector: Float32Array; length: number } {
    const vector = new Float32Array(this.dimensions);
    const add = (id: number, weight: number) => {
      const row = this.rows[id];
      const worth = weight * (this.counts[id] ?? 0);
      if (row)
        for (let k = 0; k < vector.length; k++)
          vector[k] = (vector[k] ?? 0) + worth * (row[k] ?? 0);
    };
    for (const id of words) add(id, 1);
    for (const id of names ?? []) add(id, NAMES_WEIGHT);
    let squares = 0;
    for (const value of vector) squares += value * value;
    const length = Math.sqrt(squares) || 1;
    for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / length;
    return { vector, length };
  }

  /** Moves words against a gradient on the direction of their text. */
  move(
    words: Int32Array,
    names: Int32Array | undefined,
    { vector, length }: { vector: Float32Array; length: number },
    gradient: Float32Array,
    rate: number,
  ): void {
    let along = 0;
    for (let k = 0; k < vector.length; k++) along += (gradient[k] ?? 0) * (vector[k] ?? 0);
    const slope = gradient.map((value, k) => (value - along * (vector[k] ?? 0)) / length);
    const step = (id: number, weight: number) => {
      const row = this.rows[id];
      const size = rate * weight * (this.counts[id] ?? 0);
      if (row) for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) - size * (slope[k] ?? 0);
    };
    for (const id of words) step(id, 1);
    for (const id of names ?? []) step(id, NAMES_WEIGHT);
  }
}
