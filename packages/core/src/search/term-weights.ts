import type { Lexicon, Terms } from './lexicon.ts';

/** Sums weighted counts of terms over the fields of one document, then hands them out once. */
export class TermWeights {
  #weights = new Float64Array(1024);
  #touched: number[] = [];

  /** Adds a text: each of its terms, and each known pair of neighbours, counts `weight`. */
  addText(terms: Terms, weight: number, lexicon: Lexicon): void {
    let previous = -1;
    for (const term of terms) {
      this.#add(term, weight);
      const pair = previous < 0 ? undefined : lexicon.findPair(previous, term);
      if (pair !== undefined) this.#add(pair, weight);
      previous = term;
    }
  }

  #add(term: number, weight: number): void {
    if (term >= this.#weights.length) {
      const larger = new Float64Array(Math.max(term + 1, this.#weights.length * 2));
      larger.set(this.#weights);
      this.#weights = larger;
    }
    const before = this.#weights[term] ?? 0;
    if (before === 0) this.#touched.push(term);
    this.#weights[term] = before + weight;
  }

  /** Gives every term with its weight, and starts anew. */
  drain(visit: (term: number, weight: number) => void): void {
    for (const term of this.#touched) {
      visit(term, this.#weights[term] ?? 0);
      this.#weights[term] = 0;
    }
    this.#touched = [];
  }
}
