import type { Concept } from '../question/question.ts';
import type { Lexicon, Terms } from '../words/lexicon.ts';

/** Even a word that every article has tells sentences apart a little. */
const RARITY_MIN = 0.15;

/** How much of each thing that a question says some words say too. */
export type Match = Float64Array;

function sum(match: Match): number {
  let total = 0;
  for (const worth of match) total += worth;
  return total;
}

/**
 * Measures how much of what a question says a text says too, weighed by rarity. Pairs are left
 * out, as their words count already.
 */
export class ConceptMatcher {
  /** What the things that the question says are worth together. */
  readonly total: number;
  /** What each is worth at most; one that the library has no word for, as much as a rare one. */
  readonly worth: Float64Array;
  readonly concepts: readonly Concept[];
  readonly #termConcepts = new Map<number, { concept: number; worth: number }[]>();
  readonly #lexicon: Lexicon;
  /** Used again for every phrasing: there are hundreds to a question. */
  readonly #phrasing: Match;

  constructor(concepts: readonly Concept[], idf: Float32Array, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.concepts = concepts.filter(({ kind }) => kind !== 'pair');
    // Where one thing is said, a common name for it says it as fully as a rare one.
    const weighs = this.concepts.length > 1;
    this.worth = Float64Array.from(this.concepts, ({ alternatives, weight }, concept) => {
      let most = 0;
      for (const { term, weight: sure } of alternatives) {
        const rarity = weighs ? Math.max(RARITY_MIN, idf[term] ?? 0) : 1;
        const worth = weight * sure * rarity;
        this.#termConcepts.set(term, [...(this.#termConcepts.get(term) ?? []), { concept, worth }]);
        most = Math.max(most, worth);
      }
      return most;
    });
    this.total = sum(this.worth);
    this.#phrasing = new Float64Array(this.worth.length);
  }

  /** What some terms say of the question, added to what others said. */
  match(terms: Terms, before?: Match): Match {
    return this.#add(terms, before?.slice() ?? new Float64Array(this.worth.length));
  }

  #add(terms: Terms, match: Match): Match {
    for (const term of terms) {
      for (const { concept, worth } of this.#termConcepts.get(term) ?? []) {
        if (worth > (match[concept] ?? 0)) match[concept] = worth;
      }
    }
    return match;
  }

  read(text: string, before?: Match): Match {
    return this.match(this.#lexicon.read(text), before);
  }

  /** The share of the question that was said: 0 to 1. */
  share(match: Match): number {
    return this.total === 0 ? 0 : Math.min(1, sum(match) / this.total);
  }

  /**
   * How well another phrasing says what was asked: the share of the question that it says, times the
   * share of it that this is, so that neither may say much that the other does not.
   *
   * @param mass the rarity of all terms of the phrasing together
   */
  fit(phrasing: Terms, mass: number): number {
    const said = sum(this.#add(phrasing, this.#phrasing.fill(0)));
    return this.total === 0
      ? 0
      : Math.min(1, said / this.total) * Math.min(1, said / Math.max(mass, 1e-6));
  }
}
