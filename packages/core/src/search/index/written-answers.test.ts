import { expect, test } from 'vitest';
import type { LibraryArticle } from '../../library/library-article.ts';
import type { SectionAnswer } from '../../library/section.ts';
import { finish } from '../steps.ts';
import { UNRELATED_TOPICS } from '../unrelated-topics.fixture.ts';
import { Lexicon } from '../words/lexicon.ts';
import { readArticles } from './read-articles.ts';
import { WrittenAnswers } from './written-answers.ts';

const answer = (text: string, questions: string[], asked: string[] = []): SectionAnswer => ({
  type: 'what-is',
  questions,
  asked,
  text,
});

/** The first article of the small library, with these answers in its first section. */
function writtenIn(answers: SectionAnswer[]) {
  const [article] = UNRELATED_TOPICS;
  const [section] = article?.sections ?? [];
  if (article === undefined || section === undefined) throw new Error('no section to write in');
  const written: LibraryArticle = { ...article, sections: [{ ...section, answers }] };
  const lexicon = new Lexicon();
  const read = finish(readArticles([written], lexicon)).flatMap(({ passages }) => passages);
  const found = new WrittenAnswers(read, lexicon);
  return (question: string) => read[found.find(question) ?? -1]?.passage.text;
}

const find = writtenIn([
  answer('First.', ['Who may vote on the budget?', 'Is it legal?'], ['can they']),
  answer('Second.', ["Don't the owners vote?"], ['voting for the budget', 'Is it legal?']),
]);

test('finds what was written for a question, whatever its capitals, marks and apostrophes', () => {
  expect(find('who may vote on the BUDGET')).toBe('First.');
  expect(find('dont the owners vote!!')).toBe('Second.');
});

test('other words with the same stems, or in another order, are another question', () => {
  expect(find('who may vote on the budgets')).toBeUndefined();
  expect(find('the budget: who may vote on')).toBeUndefined();
  expect(find('who may vote on the zoning budget')).toBeUndefined();
});

test('questions of stop words alone are told apart by their words', () => {
  expect(find('can they')).toBe('First.');
  expect(find('can you')).toBeUndefined();
  expect(find('')).toBeUndefined();
});

test('of two that were written for the same the last is found', () => {
  expect(find('is it legal')).toBe('Second.');
});
