import { expect, test } from 'vitest';
import { loadArticles } from './library-articles.ts';
import { loadShortQuestions, withoutWordings } from './short-questions.ts';

const articles = loadArticles();
const answersOf = (library: typeof articles) =>
  library.flatMap(({ sections }) => sections.flatMap(({ answers }) => answers));

test('the answers of the short questions are answers of the library', () => {
  const texts = new Set(answersOf(articles).map(({ text }) => text));
  const short = loadShortQuestions();
  const found = short.filter(({ answer }) => texts.has(answer));
  // One that is reworded teaches nothing until its new words are written here.
  expect(found.length / short.length).toBeGreaterThan(0.9);
});

test('an index for the fit has none of them as a wording, and all else', () => {
  const questions = new Set(loadShortQuestions().map(({ question }) => question));
  const count = (library: typeof articles) =>
    answersOf(library).reduce(
      (sum, answer) => sum + answer.questions.length + (answer.asked ?? []).length,
      0,
    );
  const wordings = answersOf(articles).flatMap(({ questions: own, asked = [] }) => [
    ...own,
    ...asked,
  ]);
  const gone = wordings.filter((wording) => questions.has(wording)).length;
  expect(gone).toBeGreaterThan(0);
  expect(count(withoutWordings(articles, questions))).toBe(count(articles) - gone);
});
