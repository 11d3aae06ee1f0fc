import { lowerBound } from '../numbers/lower-bound.ts';
import type { Lexicon } from './lexicon.ts';
import { beginningCost, slipCost } from './slip-cost.ts';

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
    return this.#commonest(this.#formsFrom(prefix), limit);
  }

  /**
   * The terms with a form that begins nearly as typed, its first letter right: those of the least
   * slip, the commonest first, with what the slip costs. Words that texts never use are none.
   */
  nearTermsOf(
    typed: string,
    mostCost: number,
    limit: number,
  ): { cost: number; terms: PrefixedTerm[] } {
    const costs = new Map<string, number>();
    const costOf = (beginning: string) => {
      const cost = costs.get(beginning) ?? slipCost(typed, beginning);
      costs.set(beginning, cost);
      return cost;
    };
    let least = mostCost;
    let near: string[] = [];
    for (const form of this.#formsFrom(typed.slice(0, 1))) {
      if (this.#lexicon.count(this.#lexicon.forms.get(form) ?? -1) === 0) continue;
      const cost = beginningCost(typed, form, costOf);
      if (cost > least) continue;
      if (cost < least) near = [];
      least = cost;
      near.push(form);
    }
    return {
      cost: near.length === 0 ? Infinity : least,
      terms: this.#commonest(near, limit),
    };
  }

  #commonest(forms: Iterable<string>, limit: number): PrefixedTerm[] {
    const terms = new Map<number, number>();
    for (const form of forms) {
      const term = this.#lexicon.forms.get(form);
      if (term !== undefined) terms.set(term, this.#lexicon.count(term));
    }
    return [...terms]
      .map(([term, count]) => ({ term, count }))
      .sort((a, b) => b.count - a.count || a.term - b.term)
      .slice(0, limit);
  }

  *#formsFrom(prefix: string): Generator<string> {
    for (let i = this.#firstAt(prefix); this.#forms[i]?.startsWith(prefix) === true; i++) {
      yield this.#forms[i] ?? '';
    }
  }

  #firstAt(prefix: string): number {
    return lowerBound(0, this.#forms.length, (at) => (this.#forms[at] ?? '') < prefix);
  }
}
