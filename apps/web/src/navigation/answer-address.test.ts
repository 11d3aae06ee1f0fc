import {
  EARLIER_QUESTION_MAX_CHARS,
  EARLIER_QUESTIONS_MAX,
  QUESTION_MAX_CHARS,
} from '@hoa/core/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerHash, askedAfter, questionInHash } from './answer-address';

test('an address gives back the question that it was made of, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (question) => {
      fc.pre(question.trim() !== '');
      for (const state of [undefined, 'VA']) {
        const asked = { question, state, earlier: [question.slice(0, 100)] };
        expect(questionInHash(answerHash(asked))).toEqual(asked);
      }
    }),
  );
});

test('the anchor of a section, an empty question and a state that is none carry nothing', () => {
  expect(questionInHash('')).toBeUndefined();
  expect(questionInHash('#ask-ai')).toBeUndefined();
  expect(questionInHash('#ask=+%0A')).toBeUndefined();
  expect(questionInHash('#ask=Hm%3F&state=ZZ')).toEqual({
    question: 'Hm?',
    state: undefined,
    earlier: [],
  });
  expect(questionInHash('#ask=%E0%A4%A')?.state).toBeUndefined();
});

test('a question that is too long is cut to what may be asked', () => {
  const question = 'a'.repeat(QUESTION_MAX_CHARS + 1);
  const hash = answerHash({ question, state: undefined, earlier: [] });
  expect(questionInHash(hash)?.question).toHaveLength(QUESTION_MAX_CHARS);
});

test('a long conversation keeps its first question and the last ones, each within its limit', () => {
  let asked = { question: 'q1', state: undefined, earlier: [] as string[] };
  for (let turn = 2; turn <= EARLIER_QUESTIONS_MAX + 3; turn += 1) {
    asked = { ...asked, question: `q${turn}`, earlier: askedAfter(asked) };
  }
  expect(asked.earlier).toEqual(['q1', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10']);
  const long = { ...asked, question: 'a'.repeat(EARLIER_QUESTION_MAX_CHARS + 1) };
  expect(askedAfter(long).at(-1)).toHaveLength(EARLIER_QUESTION_MAX_CHARS);
});
