import { type LibraryArticle, topicPath } from '../library/library-article.ts';
import type { ArticleQuestion } from '../schemas/library-question.ts';
import { writtenQuestion } from './written-question.ts';

/** Of the ways to ask the same, the first that is a whole question, or else the first. */
export function headlineOf(questions: readonly string[]): string {
  const written = questions.map(writtenQuestion);
  return written.find((question) => question.endsWith('?')) ?? written[0] ?? '';
}

/**
 * What an article answers, each answer once, under the best put of its questions; without the details
 * that editors gave no question to be shown. The first question of every section comes before the
 * second of any, so that the first few cover the article.
 */
export function articleQuestions({ slug, sections }: LibraryArticle): ArticleQuestion[] {
  const ranked = sections.flatMap(({ anchor, heading, answers }) =>
    answers
      .filter(({ questions }) => questions.length > 0)
      .map(({ questions, text }, place) => ({
        place,
        question: {
          question: headlineOf(questions),
          answer: text,
          heading,
          url: topicPath(slug, anchor),
        },
      })),
  );
  return ranked.sort((a, b) => a.place - b.place).map(({ question }) => question);
}
