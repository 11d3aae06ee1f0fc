import type { ArticlePostings } from './index-articles.ts';
import type { Concept } from './question.ts';

/**
 * Adds to the score of each article the fit of its alias, title or telling that fits best. An
 * alias is a question asked before: it fits by the rarity of what the question says of it, times
 * the share of the alias that this is.
 */
export function addAliasFits(
  scores: Float64Array,
  concepts: readonly Concept[],
  index: ArticlePostings,
  weight: number,
): void {
  const words = concepts.filter(({ kind }) => kind !== 'pair');
  const best = new Float64Array(scores.length);
  index.sums.aliases.visit(words, (alias, said) => {
    const fit = said * Math.min(1, said / Math.max(index.aliasMass[alias] ?? 0, 1e-6));
    const article = index.aliasArticle[alias] ?? 0;
    if (fit > (best[article] ?? 0)) best[article] = fit;
  });
  for (let article = 0; article < scores.length; article++) {
    scores[article] = (scores[article] ?? 0) + weight * (best[article] ?? 0);
  }
}
