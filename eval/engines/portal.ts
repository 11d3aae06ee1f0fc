import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { Engine, EngineAnswer } from '../engine.ts';

/**
 * The topics of an answer in the order of its sources, as a visitor sees them; behind them what
 * else was retrieved, so that a lower place still counts in the mean reciprocal rank.
 */
export function portalAnswer(index: LibraryIndex, question: string): EngineAnswer {
  const { sources, status } = answerFromLibrary(index, question);
  const retrieved = index.retrieve(question).sections.map(({ article }) => article.slug);
  const cited = sources.map(({ slug }) => slug);
  const rest = retrieved.filter((slug) => !cited.includes(slug));
  return { slugs: [...cited, ...new Set(rest)], declined: status === 'not-covered' };
}

/** The portal's own answers, without a provider. */
export function portalEngine(articles: readonly LibraryArticle[]): Engine {
  const index = buildLibraryIndex(articles, GLOSSARY);
  return { name: 'portal', answer: (question) => portalAnswer(index, question) };
}
