import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { SectionRef } from '@hoa/core/search/passages/passages';
import type { EngineAnswer } from '../engine.ts';
import { holdsGold } from '../gold.ts';
import type { EvalQuestion } from '../question-sets.ts';

/** A section as a plain search engine indexes it. */
export interface IndexedSection extends SectionRef {
  id: number;
  heading: string;
  title: string;
  body: string;
}

/** Every section of a library as a document of its own. */
export function sectionsOf(articles: readonly LibraryArticle[]): IndexedSection[] {
  return articles
    .flatMap((article) => article.sections.map((section) => ({ article, section })))
    .map(({ article, section }, id) => ({
      id,
      article,
      section,
      heading: section.heading,
      title: article.title,
      body: section.blocks.map(({ text }) => text).join('\n'),
    }));
}

/** What a search engine would show: the first block of its best section that shares most words. */
export function referenceAnswer(
  question: EvalQuestion,
  ranked: readonly IndexedSection[],
): EngineAnswer {
  const words = new Set(question.question.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []);
  const shared = (text: string) =>
    (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).filter((word) => words.has(word)).length;
  const [best] = ranked;
  const lead = (best?.section.blocks ?? [])
    .map(({ text }) => ({ text, count: shared(text) }))
    .reduce((most, one) => (one.count > most.count ? one : most), { text: '', count: -1 }).text;
  return {
    slugs: [...new Set(ranked.map(({ article }) => article.slug))],
    section: best === undefined ? '' : `${best.article.slug}#${best.section.anchor}`,
    lead,
    text: ranked
      .slice(0, 3)
      .map(({ body }) => body)
      .join('\n'),
    declined: best === undefined,
    leads: best !== undefined && holdsGold(question, best, lead),
  };
}
