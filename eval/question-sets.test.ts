import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { expect, test } from 'vitest';
import { isOurs, loadQuestionSets } from './question-sets.ts';

const questions = loadQuestionSets().flatMap((set) => set.questions);

test('every question has its own id and topics that exist', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { relevant } of questions) {
    for (const slug of relevant) expect(CATALOGUE_TOPICS.has(slug)).toBe(true);
  }
});

test('every topic is asked for, and enough is asked that is not ours', () => {
  const asked = new Set(questions.flatMap(({ relevant }) => relevant));
  expect([...CATALOGUE_TOPICS.keys()].filter((slug) => !asked.has(slug))).toEqual([]);
  expect(questions.filter((question) => !isOurs(question)).length).toBeGreaterThan(100);
});
