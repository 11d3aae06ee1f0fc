import { loadModels } from '@hoa/content/models';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { percentile } from './measure.ts';
import { formatTable } from './print-table.ts';
import type { EvalQuestion } from './question-sets.ts';

const TIMES = [1, 10, 100];
/** One word in so many is made a new one in each copy, so that the vocabulary grows too. */
const NEW_WORD_EVERY = 25;

function vary(text: string, copy: number): string {
  let place = 0;
  return text.replace(/[a-z]{5,}/g, (word) => {
    place += 1;
    return (place + copy) % NEW_WORD_EVERY === 0 ? `${word.slice(0, 4)}${copy.toString(36)}` : word;
  });
}

/** A library many times as large: each copy of an article has its own slug and some own words. */
export function enlarge(articles: readonly LibraryArticle[], times: number): LibraryArticle[] {
  return Array.from({ length: times }, (_, copy) =>
    articles.map((article) => ({
      ...article,
      topicId: article.topicId + copy * 1000,
      slug: copy === 0 ? article.slug : `${article.slug}-${copy}`,
      aliases: article.aliases.map((alias) => (copy === 0 ? alias : vary(alias, copy))),
      sections: article.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map(({ kind, text }) => ({
          kind,
          text: copy === 0 ? text : vary(text, copy),
        })),
      })),
    })),
  ).flat();
}

function timesOf(texts: readonly string[], run: (text: string) => unknown): number[] {
  return texts.map((text) => {
    const startedAt = performance.now();
    run(text);
    return performance.now() - startedAt;
  });
}

/** How build time, memory and answer times grow with the library. */
export function measureScale(
  articles: readonly LibraryArticle[],
  questions: readonly EvalQuestion[],
): string {
  const texts = questions.map(({ question }) => question);
  // A search is typed: its first words, the last one unfinished.
  const searches = texts.map((text) => text.split(/\s+/).slice(0, 4).join(' ').slice(0, -1));
  const rows = TIMES.map((times) => {
    const enlarged = enlarge(articles, times);
    globalThis.gc?.();
    const before = process.memoryUsage();
    const startedAt = performance.now();
    const index = buildLibraryIndex(enlarged, GLOSSARY, loadModels());
    const built = performance.now() - startedAt;
    globalThis.gc?.();
    const after = process.memoryUsage();
    const megabytes =
      (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
    for (const text of texts.slice(0, 50)) index.retrieve({ text });
    const retrieved = timesOf(texts, (text) => index.retrieve({ text }));
    const searched = timesOf(searches, (text) => index.search(text));
    return [
      String(enlarged.length),
      `${built.toFixed(0)} ms`,
      `${megabytes.toFixed(1)} MB`,
      ...[0.5, 0.95].map((portion) => `${percentile(retrieved, portion).toFixed(2)} ms`),
      ...[0.5, 0.95].map((portion) => `${percentile(searched, portion).toFixed(2)} ms`),
    ];
  });
  return formatTable(
    ['articles', 'built in', 'memory', 'retrieve p50', 'p95', 'search p50', 'p95'],
    rows,
  );
}
