import { addAliasFits } from './alias-fits.ts';
import type { ArticlePostings } from './index-articles.ts';
import type { Concept } from './question.ts';
import type { RankingSettings } from './ranking-settings.ts';

/** An article with its fit; the position is the one in the list that the index was built from. */
export interface RankedArticle {
  article: number;
  score: number;
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
  index.sums.sayings.visit(concepts, add(settings.sayingShare));
  addAliasFits(scores, concepts, index, settings.aliasShare);
  return bestOf(scores, count);
}
