import type { LibraryArticle } from '../library/library-article.ts';
import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import type { TermUse } from '../schemas/term-use.ts';
import { GLOSSARY, termSlug } from './glossary.ts';
import { createTermMatcher, type TermMatcher } from './match-terms.ts';

/** Topics named with a term: enough to choose from, few enough for a card. */
export const TOPICS_PER_TERM = 3;

/** What a mention says about an article: its title names its subject, a heading that of a part. */
const MENTION_WEIGHT = { title: 40, heading: 5, text: 1 };

/** How much an article says about each of its terms: its mentions, weighed by where they stand. */
function weighMentions(article: LibraryArticle, match: TermMatcher): Map<GlossaryTerm, number> {
  const weights = new Map<GlossaryTerm, number>();
  const add = (text: string, weight: number) => {
    for (const { term } of match(text)) weights.set(term, (weights.get(term) ?? 0) + weight);
  };
  add(article.title, MENTION_WEIGHT.title);
  for (const { heading, blocks } of article.sections) {
    add(heading, MENTION_WEIGHT.heading);
    for (const { text } of blocks) add(text, MENTION_WEIGHT.text);
  }
  return weights;
}

/**
 * Where a library uses the terms of a glossary, derived from the texts themselves: for each term
 * how many articles name it, and the {@link TOPICS_PER_TERM} topics that say most about it.
 *
 * @returns one entry a term, in the order of the terms; equally busy topics keep the library's
 */
export function findTermUses(
  articles: readonly LibraryArticle[],
  terms: readonly GlossaryTerm[] = GLOSSARY,
): TermUse[] {
  const match = createTermMatcher(terms);
  const weighed = articles.map((article) => ({ article, weights: weighMentions(article, match) }));
  return terms.map((term) => {
    const users = weighed
      .map(({ article, weights }) => ({ article, weight: weights.get(term) ?? 0 }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight);
    return {
      term: termSlug(term),
      articles: users.length,
      topics: users
        .slice(0, TOPICS_PER_TERM)
        .map(({ article: { topicId: id, slug, title } }) => ({ id, slug, title })),
    };
  });
}
