import { loadWordVectors } from '@hoa/content/word-vectors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';

/** An authored question of a section, with an index that was built without it. */
export interface LeftOutQuestion {
  question: string;
  slug: string;
  anchor: string;
  /** The authored answer, which the index still has. */
  answer: string;
  index: LibraryIndex;
}

/** An answer that lost its only question would be harder to find than any is for a visitor. */
const FEWEST = 2;

/**
 * Authored questions that an index has not seen: one in so many is left out, its answer stays.
 * They stand for what people ask in words of their own about what the library answers.
 */
export function leftOutQuestions(
  articles: readonly LibraryArticle[],
  every: number,
): LeftOutQuestion[] {
  let count = 0;
  const leftOut: Omit<LeftOutQuestion, 'index'>[] = [];
  const kept = articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      answers: section.answers.map((answer) => ({
        ...answer,
        questions: answer.questions.filter((question) => {
          count += 1;
          if (count % every !== 0 || answer.questions.length < FEWEST) return true;
          const { anchor } = section;
          leftOut.push({ question, slug: article.slug, anchor, answer: answer.text });
          return false;
        }),
      })),
    })),
  }));
  const index = buildLibraryIndex(kept, GLOSSARY, { vectors: loadWordVectors() });
  return leftOut.map((one) => ({ ...one, index }));
}
