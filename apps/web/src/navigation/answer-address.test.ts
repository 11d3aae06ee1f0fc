import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerHash, questionInHash } from './answer-address';

test('an address gives back the question that it was made of, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (question) => {
      fc.pre(question.trim() !== '');
      for (const state of [undefined, 'VA']) {
        expect(questionInHash(answerHash({ question, state }))).toEqual({ question, state });
      }
    }),
  );
});

test('the anchor of a section, an empty question and a state that is none carry nothing', () => {
  expect(questionInHash('')).toBeUndefined();
  expect(questionInHash('#ask-ai')).toBeUndefined();
  expect(questionInHash('#ask=+%0A')).toBeUndefined();
  expect(questionInHash('#ask=Hm%3F&state=ZZ')).toEqual({ question: 'Hm?', state: undefined });
  expect(questionInHash('#ask=%E0%A4%A')?.state).toBeUndefined();
});

test('a question that is too long is cut to what may be asked', () => {
  const hash = answerHash({ question: 'a'.repeat(QUESTION_MAX_CHARS + 1), state: undefined });
  expect(questionInHash(hash)?.question).toHaveLength(QUESTION_MAX_CHARS);
});
