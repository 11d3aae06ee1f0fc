import type { ArticlePostings } from '../index/index-articles.ts';
import type { Concept } from '../question/question.ts';
import type { RankingSettings } from '../ranking-settings.ts';

/** An article with its fit; the position is the one in the list that the index was built from. */
export interface RankedArticle {
  article: number;
  score: number;
}

/**
 * Adds to the score of each article the fit of its alias, title or phrasing that fits best. An
 * alias is a question asked before: it fits by the rarity of what the question says of it, times
 * the share of the alias that this is.
 */
function addAliasFits(
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

/** The best of many scores, best first, ties in order; a score of 0 is none. */
function bestOf(scores: Float64Array, count: number): RankedArticle[] {
  const best: RankedArticle[] = [];
  for (let article = 0; article < scores.length; article++) {
    const score = scores[article] ?? 0;
    if (score <= (best.length < count ? 0 : (best.at(-1)?.score ?? 0))) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.score ?? 0) < score) place -= 1;
    best.splice(place, 0, { article, score });
    if (best.length > count) best.pop();
  }
  return best;
}

/**
 * The articles that carry anything of a question, by what they say of it and what people say of
 * them, best first, ties in the order of the list.
 */
export function rankArticles(
  concepts: readonly Concept[],
  index: ArticlePostings,
  settings: RankingSettings,
  count: number,
): RankedArticle[] {
  const scores = new Float64Array(index.firstSection.length - 1);
  const add = (share: number) => (article: number, worth: number) => {
    scores[article] = (scores[article] ?? 0) + share * worth;
  };
  index.sums.articles.visit(concepts, add(1));
  index.sums.phrasings.visit(concepts, add(settings.phrasingShare));
  addAliasFits(scores, concepts, index, settings.aliasShare);
  return bestOf(scores, count);
}
