import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LawFact } from '@hoa/core/schemas/law';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { textDigest } from '@hoa/core/search/meaning/answer-reader';
import type { WordVectors } from '@hoa/core/search/meaning/sentence-encoder';
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

/** One in so many of what the rules of the law are asked is left out. */
const OF_RULES_EVERY = 5;

/**
 * Parts what the rules of the law are asked from a fifth that is kept from every fit and every index it
 * is tried on, the transformer's too: it stands for what visitors ask. Which ones those are depends on
 * their words alone, so that a rule that is added later leaves out no other ones.
 */
export function leaveOutOfRules(law: LawTable): {
  kept: LawTable;
  leftOut: { fact: LawFact; text: string }[];
} {
  const isLeftOut = (text: string) =>
    Number.parseInt(textDigest(text).slice(-8), 16) % OF_RULES_EVERY === 0;
  const asked = law.facts.map((fact) => ({ fact, texts: law.asked.get(fact.id) ?? [] }));
  return {
    kept: {
      ...law,
      asked: new Map(
        asked.map(({ fact, texts }) => [fact.id, texts.filter((text) => !isLeftOut(text))]),
      ),
    },
    leftOut: asked.flatMap(({ fact, texts }) =>
      texts.filter(isLeftOut).map((text) => ({ fact, text })),
    ),
  };
}

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
