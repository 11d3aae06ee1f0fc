import { TURNS_READ } from '@hoa/core/answers/talk/conversation';
import { EARLIER_QUESTION_MAX_CHARS, EARLIER_QUESTIONS_MAX } from '@hoa/core/limits';
import { redact } from '@hoa/core/questions/redact';
import { expect, test } from 'vitest';
import { turnsAskedAfter } from './turns-asked-after.ts';

const turnOf = (question: string) => ({ question, answer: `Of ${question}` });
const turns = (...questions: string[]) => questions.map(turnOf);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `q${from + at}`);
/** As the pages send them. */
const sent = ([first = '', ...others]: string[]) => [
  first,
  ...others.slice(1 - EARLIER_QUESTIONS_MAX),
];

test('whoever went back to an answer asks after that one alone', () => {
  const stored = turns('Rentals?', 'Records?', 'And if they refuse?');
  expect(turnsAskedAfter(stored, ['Rentals?'])).toEqual(turns('Rentals?'));
  expect(turnsAskedAfter(stored, [])).toEqual([]);
});

test('what is not stored comes without an answer, and what is not named does not come', () => {
  expect(turnsAskedAfter(turns('Fines?', 'Dogs?'), ['Fences?', 'Dogs?'])).toEqual([
    { question: 'Fences?', answer: '' },
    turnOf('Dogs?'),
  ]);
});

test('a question asked twice is each time its own turn', () => {
  const stored = ['Why?', 'Fines?', 'Why?'].map((question, at) => ({ question, answer: `${at}` }));
  expect(turnsAskedAfter(stored, ['Why?', 'Fines?', 'Why?'])).toEqual(stored);
  expect(turnsAskedAfter(stored, ['Why?'])).toEqual(stored.slice(2));
});

test('a long question is known by how it begins, also where the cut goes through an address', () => {
  const start = 'I wrote to jane.roe@example.com on the fence. '.padEnd(
    EARLIER_QUESTION_MAX_CHARS - 16,
    'They never wrote back to me. ',
  );
  const asked = `${start} I am at 12 Evergreen Street in Springfield. What now?`;
  const stored = turns(redact(asked), 'Dogs?');
  expect(turnsAskedAfter(stored, [asked.slice(0, EARLIER_QUESTION_MAX_CHARS)])).toEqual([
    stored[0],
  ]);
});

test('a conversation of more turns than a request carries is read as far back as any other', () => {
  const asked = numbered(1, 20);
  expect(turnsAskedAfter(turns(...asked), sent(asked))).toEqual(turns(...asked.slice(-TURNS_READ)));
  const back = numbered(1, 11);
  expect(turnsAskedAfter(turns(...asked), sent(back))).toEqual(turns(...back));
  expect(turnsAskedAfter(turns(...numbered(3, 20)), sent(back))).toEqual([
    { question: 'q1', answer: '' },
    ...turns(...numbered(3, 11)),
  ]);
  // Another conversation under the same id came before it.
  const stored = turns('Rentals?', 'Records?', ...back);
  expect(turnsAskedAfter(stored, sent(back))).toEqual(turns(...back));
});

test('a long conversation that is not stored is what was sent of it', () => {
  const questions = sent(numbered(1, 20));
  const unanswered = questions.map((question) => ({ question, answer: '' }));
  expect(turnsAskedAfter([], questions)).toEqual(unanswered);
  expect(turnsAskedAfter(turns('Rentals?', 'Records?'), questions)).toEqual(unanswered);
});
