import type { ArticlePostings } from './index/index-articles.ts';
import { impactIn } from './index/postings.ts';
import type { Concept } from './question/question.ts';

/** A word this strong in an article counts as fully carried. */
const CARRIED = 0.5;
/** What a word counts that an article does not say, and that people say when they ask for it. */
const ASKED_SHARE = 0.5;

/** How much of a word an article carries, by what it says or by what people say of it: 0 to 1. */
function carriedBy(term: number, index: ArticlePostings, article: number): number {
  const said = Math.min(1, impactIn(index.articles, term, article) / CARRIED);
  const asked = Math.min(1, impactIn(index.phrasings, term, article) / CARRIED);
  return Math.max(said, ASKED_SHARE * asked);
}

/**
 * The share of what a question says, weighed by rarity, that an article carries: 0 to 1. The article
 * on fines does not name dogs, but a question about a fine for one does. A word that the library does
 * not know is as rare as a word can be.
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
      ({ term, weight }) => weight * carriedBy(term, index, article),
    );
    said += rarity;
    carried += rarity * Math.max(0, ...strength);
  }
  return said === 0 ? 0 : carried / said;
}
