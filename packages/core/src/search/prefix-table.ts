import type { Lexicon } from './lexicon.ts';

/** A term that a prefix may grow into, with how often the library uses it. */
export interface PrefixedTerm {
  term: number;
  count: number;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Finds the terms whose forms begin with some letters, the commonest first. */
export class PrefixTable {
  readonly #forms: readonly string[];
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#forms = [...lexicon.forms.keys()].sort(compare);
  }

  termsOf(prefix: string, limit: number): PrefixedTerm[] {
    const terms = new Map<number, number>();
    for (let i = this.#firstAt(prefix); this.#forms[i]?.startsWith(prefix) === true; i++) {
      const term = this.#lexicon.forms.get(this.#forms[i] ?? '');
      if (term !== undefined) terms.set(term, this.#lexicon.count(term));
    }
    return [...terms]
      .map(([term, count]) => ({ term, count }))
      .sort((a, b) => b.count - a.count || a.term - b.term)
      .slice(0, limit);
  }

  #firstAt(prefix: string): number {
    let low = 0;
    let high = this.#forms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#forms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
