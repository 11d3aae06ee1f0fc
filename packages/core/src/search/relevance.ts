import type { Lexicon } from './lexicon.ts';
import type { Concept } from './question.ts';
import { wordsOf } from './words.ts';

/** How much of what a question says a text says too, weighed by rarity: 0 to 1. */
export type Relevance = (text: string) => number;

/** Even a word that every article has tells sentences apart a little. */
const LEAST_RARITY = 0.15;

/** Makes the measure for what a question says; pairs are left out, as their words count already. */
export function createRelevance(
  concepts: readonly Concept[],
  idf: Float32Array,
  lexicon: Lexicon,
): Relevance {
  // Where one thing is said, a common name for it says it as fully as a rare one.
  const weighs = concepts.filter(({ kind }) => kind !== 'pair').length > 1;
  const saying = new Map<number, { concept: number; worth: number }[]>();
  let total = 0;
  concepts.forEach(({ alternatives, weight, kind }, concept) => {
    if (kind === 'pair') return;
    let most = 0;
    for (const { term, weight: sure } of alternatives) {
      const rarity = weighs ? Math.max(LEAST_RARITY, idf[term] ?? 0) : 1;
      const worth = weight * sure * rarity;
      saying.set(term, [...(saying.get(term) ?? []), { concept, worth }]);
      most = Math.max(most, worth);
    }
    total += most;
  });
  if (total === 0) return () => 0;

  return (text) => {
    const said = new Map<number, number>();
    let before: number | undefined;
    const add = (term: number) => {
      for (const { concept, worth } of saying.get(term) ?? []) {
        said.set(concept, Math.max(worth, said.get(concept) ?? 0));
      }
    };
    for (const { form } of wordsOf(text)) {
      const term = lexicon.forms.get(form);
      if (term === undefined || term < 0) continue;
      add(term);
      const pair = before === undefined ? undefined : lexicon.findPair(before, term);
      if (pair !== undefined) add(pair);
      before = term;
    }
    return Math.min(1, [...said.values()].reduce((sum, worth) => sum + worth, 0) / total);
  };
}
