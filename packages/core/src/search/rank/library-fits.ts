import type { LibraryArticle } from '../../library/library-article.ts';
import type { ArticlePostings } from '../index/index-articles.ts';
import type { PassageIndex } from '../index/index-passages.ts';
import type { AskedQuestion, Concept } from '../question/question.ts';
import type { RankingSettings } from '../ranking-settings.ts';
import { type RankedArticle, rankArticles } from './rank-articles.ts';

/** Articles whose fit counts for their passages. */
const ARTICLES_MAX = 24;

/** How the words of a question fit articles and passages, as shares of the best. */
export interface LibraryFits {
  /** By number of the article, those that were talked about included. */
  articles: ReadonlyMap<number, number>;
  /** Articles, best first. */
  order: readonly number[];
  /** By number of the passage, 0 for those that say nothing of it. */
  passages: Float32Array;
  /** The fit of the best article, as it was summed. */
  articleScore: number;
}

interface FittedLibrary {
  articles: readonly LibraryArticle[];
  index: ArticlePostings;
  passages: PassageIndex;
}

/** @param context what the conversation was about: it adds to the fit of those articles */
function articleFits(
  best: readonly RankedArticle[],
  articles: readonly LibraryArticle[],
  context: AskedQuestion['context'],
): Map<number, number> {
  const top = best[0]?.score ?? 1;
  const fits = new Map(best.map(({ article, score }) => [article, score / top]));
  if (context === undefined) return fits;
  articles.forEach(({ slug }, article) => {
    const weight = context.get(slug);
    if (weight !== undefined) fits.set(article, Math.max(fits.get(article) ?? 0, 0) + weight);
  });
  const most = Math.max(...fits.values());
  return new Map([...fits].map(([article, fit]) => [article, fit / most]));
}

function passageFits(concepts: readonly Concept[], { passages, sums }: PassageIndex): Float32Array {
  const fits = new Float32Array(passages.length);
  let best = 1e-9;
  sums.visit(concepts, (id, worth) => {
    fits[id] = worth;
    best = Math.max(best, worth);
  });
  for (let id = 0; id < fits.length; id++) fits[id] = (fits[id] ?? 0) / best;
  return fits;
}

/** How articles and passages fit what a question says, and what the conversation was about. */
export function readFits(
  concepts: readonly Concept[],
  context: AskedQuestion['context'],
  { articles, index, passages }: FittedLibrary,
  settings: RankingSettings,
): LibraryFits {
  const best = rankArticles(concepts, index, settings, ARTICLES_MAX);
  const fits = articleFits(best, articles, context);
  return {
    articles: fits,
    order: [...fits].sort(([, x], [, y]) => y - x).map(([article]) => article),
    passages: passageFits(concepts, passages),
    articleScore: best[0]?.score ?? 0,
  };
}
