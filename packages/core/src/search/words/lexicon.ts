import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { plainForm, scanWords, wordsOf } from './words.ts';

/** The terms of a text, in order. */
export type Terms = Uint32Array;

/** The library's words: an identifier for every stem, and for every pair of stems that names something. */
export class Lexicon {
  readonly #terms = new Map<string, number>();
  /** Pairs by their first term, then by their second. */
  readonly #pairs: (Map<number, number> | undefined)[] = [];
  readonly #forms = new Map<string, number>();
  /** Words as they are written, so that a text is read without changing its words. */
  readonly #words = new Map<string, number>();
  readonly #counts: number[] = [];
  /** Used again for every text. */
  readonly #read: number[] = [];
  #size = 0;

  /** How many identifiers there are, pairs included. */
  get size(): number {
    return this.#size;
  }

  /** The forms that texts use, each with the term it belongs to; stop words are not among them. */
  get forms(): ReadonlyMap<string, number> {
    return this.#forms;
  }

  /** How often the texts use a term. */
  count(term: number): number {
    return this.#counts[term] ?? 0;
  }

  /** The term of a stem, if a text uses it. */
  find(stemmed: string): number | undefined {
    return this.#terms.get(stemmed);
  }

  findPair(first: number, second: number): number | undefined {
    return this.#pairs[first]?.get(second);
  }

  /** The known terms of a text, in order. */
  termsOf(text: string): Terms {
    const terms = wordsOf(text).map(({ form }) => this.#forms.get(form));
    return Uint32Array.from(terms.filter((term) => term !== undefined));
  }

  /** The known terms of a text with its known pairs, each once. */
  read(text: string): Terms {
    const terms = new Set<number>();
    let before: number | undefined;
    scanWords(text, (from, to) => {
      const word = text.slice(from, to);
      const term = this.#words.get(word) ?? this.#forms.get(plainForm(word)) ?? -1;
      if (term < 0) return;
      terms.add(term);
      const pair = before === undefined ? undefined : this.findPair(before, term);
      if (pair !== undefined) terms.add(pair);
      before = term;
    });
    return Uint32Array.from(terms);
  }

  /** The terms of a text, or none if the texts lack one of its words. */
  findAll(text: string): Terms {
    const forms = wordsOf(text).filter(({ form }) => !isStopWord(form));
    const terms = forms
      .map(({ form }) => this.find(stem(form)))
      .filter((term) => term !== undefined);
    return Uint32Array.from(terms.length === forms.length ? terms : []);
  }

  /** Makes the neighbours in a list of terms known as pairs. */
  learnPairs(terms: Terms): void {
    for (let i = 1; i < terms.length; i++) {
      const [first = 0, second = 0] = [terms[i - 1], terms[i]];
      const seconds = this.#pairs[first] ?? new Map<number, number>();
      if (!seconds.has(second)) seconds.set(second, this.#next());
      this.#pairs[first] = seconds;
    }
  }

  /** The terms of a text in order, stop words left out; words not met before are learned. */
  learn(text: string): Terms {
    const terms = this.sequence(text);
    for (const term of terms) this.#counts[term] = (this.#counts[term] ?? 0) + 1;
    return terms;
  }

  /** The same for a text that says again what was learned, so that its words are not counted. */
  sequence(text: string): Terms {
    const terms = this.#read;
    terms.length = 0;
    scanWords(text, (from, to) => {
      const word = text.slice(from, to);
      const term = this.#words.get(word) ?? this.#learnWord(word);
      if (term >= 0) terms.push(term);
    });
    return new Uint32Array(terms);
  }

  /** Learns a word as it is written; -1 for a stop word. */
  #learnWord(word: string): number {
    const form = plainForm(word);
    const term = form === '' || isStopWord(form) ? -1 : this.#learnForm(form);
    this.#words.set(word, term);
    return term;
  }

  #learnForm(form: string): number {
    const stemmed = stem(form);
    const term = this.#terms.get(stemmed) ?? this.#next();
    this.#terms.set(stemmed, term);
    this.#forms.set(form, term);
    return term;
  }

  #next(): number {
    this.#size += 1;
    return this.#size - 1;
  }
}
