import { readFileSync } from 'node:fs';
import type { LibraryArticle } from '@hoa/core/library/library-article';

/** A short question that many people begin with, and the authored answer that is right for it. */
export interface ShortQuestion {
  question: string;
  answer: string;
}

/** Written to fit the lead by; most are wordings of their answers now, so that no table asks them. */
export function loadShortQuestions(): ShortQuestion[] {
  const lines = readFileSync(new URL('short-questions.jsonl', import.meta.url), 'utf8');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ShortQuestion => JSON.parse(line));
}

/** The articles without the wordings that are word for word one of some questions. */
export function withoutWordings(
  articles: readonly LibraryArticle[],
  questions: ReadonlySet<string>,
): LibraryArticle[] {
  const isKept = (wording: string) => !questions.has(wording);
  return articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      answers: section.answers.map((answer) => ({
        ...answer,
        questions: answer.questions.filter(isKept),
        asked: (answer.asked ?? []).filter(isKept),
      })),
    })),
  }));
}
