import type { NextStep } from '@hoa/core/library/section';
import { expect, test } from 'vitest';
import { sourceArticle } from './article.fixture.ts';
import { checkAnswers } from './check-answers.ts';
import { checkedArticle } from './checked-article.ts';

const BODY = `## In short

Directors may fine an owner at most $100 for one violation.

## When to bring in a lawyer

Bring in a lawyer when the association sues.`;

function problemsOf(first: {
  text: string;
  questions?: string[];
  section?: string;
  next?: NextStep;
}) {
  const { text, questions = ['How much can they fine me?'], section = 'in-short', next } = first;
  const answer = (anchor: string, asked: string[], words: string, step?: NextStep) => ({
    anchor,
    line: 1,
    answers: [{ type: 'how-much' as const, questions: asked, text: words, next: step, line: 4 }],
  });
  const source = {
    ...sourceArticle('violation-fines', BODY),
    answered: [
      answer(section, questions, text, next),
      answer(
        'when-to-bring-in-a-lawyer',
        ['Do I need a lawyer?'],
        'Bring in a lawyer when the association sues.',
      ),
    ],
  };
  return checkAnswers([checkedArticle(source)]).map(({ message }) => message);
}

test('an answer in the words of its section is accepted', () => {
  expect(
    problemsOf({ text: 'At most $100 for one violation, and directors may fine it.' }),
  ).toEqual([]);
  expect(problemsOf({ text: 'Yes: directors may fine an owner $100 for one violation.' })).toEqual(
    [],
  );
});

test('an editor is told what no section says, what leans on nothing and what is asked twice', () => {
  expect(problemsOf({ text: 'Directors may fine an owner $500 for one violation.' })).toEqual([
    'its section does not say: "Directors may fine an owner $500 for one violation."',
  ]);
  expect(problemsOf({ text: 'They may fine an owner $100 for one violation.' })).toEqual([
    'begins with a word that points back; name what it speaks of',
  ]);
  const question = 'How much can they fine me?';
  expect(
    problemsOf({
      text: 'Directors may fine an owner $100 for one violation.',
      questions: [question, question.toUpperCase()],
    }),
  ).toEqual([expect.stringContaining('is asked already in')]);
  expect(
    problemsOf({ text: 'Directors may fine an owner $100.', questions: 'abcdefg'.split('') }),
  ).toEqual(['answers 7 questions; 1 to 4 are right']);
});

test('a section that is not there and one that is left out are named', () => {
  expect(problemsOf({ text: 'Directors may fine an owner $100.', section: 'in-long' })).toEqual([
    "says nothing of the section 'in-short'",
    "the article has no section with the anchor 'in-long'",
  ]);
});

test('a next step adds to its answer what a section of the article says', () => {
  const text = 'Directors may fine an owner at most $100 for one violation.';
  const lawyer = 'when-to-bring-in-a-lawyer';
  const step = 'Bring in a lawyer when the association sues.';
  expect(problemsOf({ text, next: { text: step, section: lawyer } })).toEqual([]);
  expect(problemsOf({ text, next: { text: step } })).toEqual([
    `next: 'in-short' does not say: "${step}"`,
  ]);
  expect(problemsOf({ text, next: { text: step, section: 'in-long' } })).toEqual([
    "next: the article has no section with the anchor 'in-long'",
  ]);
  expect(problemsOf({ text, next: { text } })).toEqual([
    'next: says no more than the answer above it',
  ]);
});
