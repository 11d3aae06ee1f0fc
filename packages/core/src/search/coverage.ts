import type { ArticlePostings } from './index-articles.ts';
import { impactIn } from './postings.ts';
import type { Concept } from './question.ts';

/** A word this strong in an article counts as fully carried. */
const CARRIED = 0.5;

/**
 * The share of what a question says, weighed by rarity, that an article carries: 0 to 1. A word
 * that the library does not know is as rare as a word can be.
 */
export function coverage(
  concepts: readonly Concept[],
  index: ArticlePostings,
  article: number,
): number {
  const rarest = Math.log(1 + index.firstSection.length);
  let said = 0;
  let carried = 0;
  for (const { alternatives, kind } of concepts) {
    if (kind === 'pair') continue;
    const rarity =
      alternatives.length === 0
        ? rarest
        : Math.max(...alternatives.map(({ term, weight }) => weight * (index.idf[term] ?? 0)));
    const strength = alternatives.map(
      ({ term, weight }) => weight * Math.min(1, impactIn(index.articles, term, article) / CARRIED),
    );
    said += rarity;
    carried += rarity * Math.max(0, ...strength);
  }
  return said === 0 ? 0 : carried / said;
}
