import { expect, test } from 'vitest';
import { questionRequestSchema } from './question.ts';

const issue = (request: unknown) =>
  questionRequestSchema.safeParse(request).error?.issues[0]?.message;

test('a question of words alone is enough', () => {
  expect(questionRequestSchema.parse({ question: 'What is a quorum?' })).toEqual({
    question: 'What is a quorum?',
  });
});

test('a question without words is refused in the words of the specification', () => {
  expect(issue({ question: ' \n\t ' })).toBe('Please enter your question');
});

test('document questions are refused with a word of what to do', () => {
  expect(issue({ question: 'Hm?', documentContext: true })).toMatch(/general question/);
  expect(issue({ question: 'Hm?', documentContext: false, documentName: null })).toBeUndefined();
});

test('what PostgreSQL cannot store is refused', () => {
  expect(issue({ question: 'a\0b' })).toMatch(/cannot be stored/);
  expect(issue({ question: '\ud800' })).toMatch(/cannot be stored/);
  expect(issue({ question: 'a'.repeat(4_001) })).toMatch(/4,000 characters/);
});

test('a conversation id is letters and digits', () => {
  expect(issue({ question: 'Hm?', conversationId: 'a b' })).toMatch(/letters and digits/);
});
