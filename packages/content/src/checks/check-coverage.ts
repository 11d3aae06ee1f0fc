import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { matchGlossary } from '../glossary-matcher.ts';
import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';

/** Topics of the catalogue that have no article, in catalogue order. */
export function missingTopics(articles: readonly CheckedArticle[]): string[] {
  const written = new Set(articles.map(({ source }) => source.frontMatter.slug));
  return [...CATALOGUE_TOPICS.keys()].filter((slug) => !written.has(slug));
}

/** Topics without an article, as problems. */
export function checkTopics(articles: readonly CheckedArticle[]): Problem[] {
  return missingTopics(articles).map((slug) => ({
    file: `${CATALOGUE_TOPICS.get(slug)?.category.slug}/${slug}.md`,
    message: 'the topic has no article',
  }));
}

/** Terms of the glossary that no article uses. */
export function checkGlossaryUse(articles: readonly CheckedArticle[]): Problem[] {
  const used = new Set(
    articles.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) => matchGlossary(text).map(({ term }) => term)),
    ),
  );
  return GLOSSARY.filter((term) => !used.has(term)).map(({ term }) => ({
    file: 'glossary.json',
    message: `no article uses the term '${term}'`,
  }));
}
