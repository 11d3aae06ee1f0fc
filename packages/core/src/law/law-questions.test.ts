import { expect, test } from 'vitest';
import { lawQuestion, questionLabel } from './law-questions.ts';

test('a question is called by its label, and one that the table lacks by its id', () => {
  expect(questionLabel('fine-cap')).toBe(lawQuestion('fine-cap')?.label);
  expect(questionLabel('fine-cap')).not.toBe('fine-cap');
  expect(questionLabel('no-such-question')).toBe('no-such-question');
});
