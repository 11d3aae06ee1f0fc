import { Remembered } from '../../remembered.ts';
import { editCost } from '../../text/edit-cost.ts';
import { lowerBound } from '../numbers/lower-bound.ts';

/** Words shorter than this are too close to each other to be corrected. */
const CHARS_MIN = 4;
/** From this length on two letters may be wrong. */
const LONG = 7;
/** No more letters are ever too many or missing. */
const LETTERS_MAX = 2;

/** Forms whose corrections are remembered: a question is read several times on the way to its answer. */
const REMEMBERED_MAX = 5_000;

/** A word of the vocabulary with how common it is. */
interface SpelledWord {
  form: string;
  count: number;
}

/** A form that may have been meant, with the cost of the slip. */
export interface Correction {
  form: string;
  cost: number;
}

/** Hashes have 32 bits, so that hash and word number together stay exact in a double. */
const WORDS_MAX = 2 ** 20;

/** FNV-1a over the letters of a word but one. */
function hashWithout(letters: string, left: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < letters.length; i++) {
    if (i === left) continue;
    hash = Math.imul(hash ^ letters.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A word as it is, and with its doubled letters taken once. */
function spellings(form: string): Set<string> {
  return new Set([form, form.replace(/(.)\1/g, '$1')]);
}

/** The hashes of a word and of what is left of it when one letter goes. */
function hashes(form: string): Set<number> {
  const all = new Set<number>();
  for (const letters of spellings(form)) {
    for (let left = -1; left < letters.length; left++) all.add(hashWithout(letters, left));
  }
  return all;
}

/** The same with up to two letters gone, for long words. */
function deepHashes(form: string): Set<number> {
  const all = hashes(form);
  for (const letters of spellings(form)) {
    for (let left = 0; left < letters.length; left++) {
      for (const hash of hashes(letters.slice(0, left) + letters.slice(left + 1))) all.add(hash);
    }
  }
  return all;
}

function costLimit(length: number): number {
  if (length >= LONG) return 2;
  return length > CHARS_MIN + 1 ? 1.2 : 1;
}

/**
 * Finds the words of a vocabulary that a misspelling may mean. By symmetric deletes (W. Garbe,
 * SymSpell): two words a slip apart are equal once a letter is left out of each, so that a lookup
 * costs some binary searches however large the vocabulary is.
 */
export class Speller {
  readonly #words: readonly SpelledWord[];
  /** Letters of the longest word: what is longer by far stands for none, and costs its cube. */
  readonly #longest: number;
  /** Hash and word number as one number each, ascending. */
  readonly #keys: Float64Array;
  readonly #corrected = new Remembered<string, Correction | null>(REMEMBERED_MAX);

  /** @param counts how common each word of the vocabulary is */
  constructor(counts: ReadonlyMap<string, number>) {
    this.#words = [...counts]
      .map(([form, count]) => ({ form, count }))
      .filter(({ form }) => form.length >= CHARS_MIN)
      .slice(0, WORDS_MAX);
    this.#longest = this.#words.reduce((most, { form }) => Math.max(most, form.length), 0);
    const keys: number[] = [];
    this.#words.forEach(({ form }, id) => {
      for (const hash of hashes(form)) keys.push(hash * WORDS_MAX + id);
    });
    this.#keys = Float64Array.from(keys).sort();
  }

  /** What was most likely meant, or undefined when nothing is near enough. */
  correct(form: string): Correction | undefined {
    return this.#corrected.get(form, (misspelled) => this.#nearest(misspelled)) ?? undefined;
  }

  #nearest(form: string): Correction | null {
    if (form.length < CHARS_MIN || form.length > this.#longest + LETTERS_MAX) return null;
    if (/\d/.test(form)) return null;
    const limit = costLimit(form.length);
    let best: (Correction & { count: number }) | undefined;
    for (const id of this.#candidates(form)) {
      const word = this.#words[id];
      if (word === undefined || Math.abs(word.form.length - form.length) > LETTERS_MAX) {
        continue;
      }
      const cost = editCost(form, word.form) + (word.form[0] === form[0] ? 0 : 0.5);
      if (cost > limit) continue;
      const nearer =
        best === undefined ||
        cost < best.cost ||
        (cost === best.cost &&
          (word.count > best.count || (word.count === best.count && word.form < best.form)));
      if (nearer) best = { form: word.form, cost, count: word.count };
    }
    return best === undefined ? null : { form: best.form, cost: best.cost };
  }

  #candidates(form: string): Set<number> {
    const found = new Set<number>();
    for (const hash of form.length >= LONG ? deepHashes(form) : hashes(form)) {
      const from = hash * WORDS_MAX;
      for (let i = this.#firstAt(from); (this.#keys[i] ?? Infinity) < from + WORDS_MAX; i++) {
        found.add((this.#keys[i] ?? 0) - from);
      }
    }
    return found;
  }

  #firstAt(key: number): number {
    return lowerBound(0, this.#keys.length, (at) => (this.#keys[at] ?? 0) < key);
  }
}
