import type { Answer } from '@hoa/core/schemas/answer';
import type { LawFact } from '@hoa/core/schemas/law';
import { expect, test } from 'vitest';
import { statusWords } from './answer-status';

const rule = (verification: LawFact['verification'], state = 'TX') =>
  ({ state, verification }) as LawFact;

const answer = (...facts: LawFact[]) =>
  ({ status: 'answered', language: 'en', facts, sources: [] as Answer['sources'] }) as Answer;

test('law that was not read in its text is never named as if it had been', () => {
  expect(statusWords(answer(rule('checked')))).toBe('Answered from Texas law');
  expect(statusWords(answer(rule('cited'), rule('cited')))).toBe(
    'Answered from Texas law (not yet checked by us)',
  );
  expect(statusWords(answer(rule('checked'), rule('cited')))).toBe(
    'Answered from Texas law (not all of it checked by us)',
  );
});

test('an answer for two states names the law of both, and federal law where it leads', () => {
  const of = (...states: string[]) => statusWords(answer(...states.map((s) => rule('checked', s))));
  expect(of('NV', 'TX')).toBe('Answered from Nevada and Texas law');
  expect(of('TX', 'US')).toBe('Answered from Texas law');
  expect(of('US')).toBe('Answered from federal law');
});
