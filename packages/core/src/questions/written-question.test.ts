import { expect, it } from 'vitest';
import { writtenQuestion } from './written-question.ts';

it.each([
  ['can i paint my own door', 'Can I paint my own door?'],
  ['hoa lost my check, now what', 'HOA lost my check, now what'],
  ['Is that valid?', 'Is that valid?'],
  ['what do our cc&rs say in new york', 'What do our CC&Rs say in New York?'],
  ['florida proxies allowed', 'Florida proxies allowed'],
])('%s is written as %s', (typed, written) => {
  expect(writtenQuestion(typed)).toBe(written);
});
