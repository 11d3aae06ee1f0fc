import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { WordVectors } from '@hoa/core/search/sentence-encoder';
import { fitWords } from './fit-words.ts';
import type { StartVectors } from './start-vectors.ts';

/** A question or phrasing that editors wrote for a section. */
export interface LeftOutQuestion {
  question: string;
  slug: string;
  anchor: string;
  /** Their answer, which the index still has. */
  answer: string;
}

/** An answer that lost its only question would be harder to find than any is for a visitor. */
const FEWEST = 2;

/**
 * Leaves out one in so many of the questions and phrasings that editors wrote; their answers stay.
 * They stand for what people ask in words of their own about what the library answers, so neither
 * the index nor its word vectors may have seen them: a vector that was drawn to the very question
 * makes nearness look more trustworthy than it is for a visitor's.
 */
export function leftOutQuestions(
  articles: readonly LibraryArticle[],
  every: number,
  start: StartVectors,
  law?: Pick<LawTable, 'facts' | 'asked'>,
): { leftOut: LeftOutQuestion[]; index: LibraryIndex; vectors: WordVectors } {
  let count = 0;
  const leftOut: LeftOutQuestion[] = [];
  const kept = articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      answers: section.answers.map((answer) => {
        const { questions, asked = [], text } = answer;
        const isKept = (question: string) => {
          count += 1;
          if (count % every !== 0) return true;
          leftOut.push({ question, slug: article.slug, anchor: section.anchor, answer: text });
          return false;
        };
        return {
          ...answer,
          questions: questions.length < FEWEST ? questions : questions.filter(isKept),
          asked: asked.filter(isKept),
        };
      }),
    })),
  }));
  const vectors = fitWords(kept, start, law);
  return { leftOut, vectors, index: buildLibraryIndex(kept, GLOSSARY, { vectors }) };
}
