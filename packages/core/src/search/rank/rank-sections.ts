import type { ArticlePostings } from '../index/index-articles.ts';
import { impactIn } from '../index/postings.ts';
import type { Concept } from '../question/question.ts';
import type { RankingSettings } from '../ranking-settings.ts';
import type { RankedArticle } from './rank-articles.ts';

/** A section with its fit; positions count through all sections in the order of the articles. */
export interface RankedSection {
  article: number;
  section: number;
  score: number;
}

/** Half of what an article is worth comes to each of its sections, half to those that fit. */
const ARTICLE_SHARE = 0.5;

function sectionFit(concepts: readonly Concept[], index: ArticlePostings, section: number): number {
  let fit = 0;
  for (const { alternatives, weight } of concepts) {
    let best = 0;
    for (const { term, weight: sure } of alternatives) {
      const value = sure * (index.idf[term] ?? 0) * impactIn(index.sections, term, section);
      if (value > best) best = value;
    }
    fit += weight * best;
  }
  return fit;
}

/**
 * The sections of some articles, best first, ties in the order of the library. An article's best
 * section has all of the article's fit and a share of its own, the others less as they fit less,
 * so that a second article's best section comes before a first one's worst.
 */
export function rankSections(
  concepts: readonly Concept[],
  articles: readonly RankedArticle[],
  index: ArticlePostings,
  { sectionShare }: RankingSettings,
): RankedSection[] {
  const ranked: RankedSection[] = [];
  for (const { article, score } of articles) {
    const first = index.firstSection[article] ?? 0;
    const fits: number[] = [];
    for (let section = first; section < (index.firstSection[article + 1] ?? 0); section++) {
      fits.push(sectionFit(concepts, index, section));
    }
    const best = Math.max(...fits, Number.MIN_VALUE);
    fits.forEach((fit, offset) => {
      const share = ARTICLE_SHARE + (1 - ARTICLE_SHARE) * (fit / best);
      ranked.push({ article, section: first + offset, score: score * share + sectionShare * fit });
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}
