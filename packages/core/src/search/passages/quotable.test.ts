import { expect, test } from 'vitest';
import { quotablesOf, withoutVerdict } from './quotable.ts';

const section = { part: 'body' } as const;

test('an authored answer is quoted whole, and without the verdict on the question it was written for', () => {
  const text = 'No: a president alone may not sign a contract.';
  expect(quotablesOf({ kind: 'answer', text, section }).map((one) => one.text)).toEqual([
    text,
    'A president alone may not sign a contract.',
  ]);
});

test.each([
  [
    'Yes, usually: you may cancel a proxy before the vote.',
    'You may cancel a proxy before the vote.',
  ],
  ['No: “may” is no duty.', '“may” is no duty.'],
  ['Probably not: a rule on age is risky.', 'A rule on age is risky.'],
  ['Usually yes: dues run from closing.', 'Dues run from closing.'],
  ['Rarely: letting one lot withdraw is rare.', 'Letting one lot withdraw is rare.'],
  [
    'Not for a pet ban alone: an assistance animal is not a pet.',
    'An assistance animal is not a pet.',
  ],
  [
    'Usually not without a host: outsiders need permission to fish.',
    'Outsiders need permission to fish.',
  ],
  // This is no verdict but the answer to 'who'.
  [
    'Usually the owner: window glass serves one unit.',
    'Usually the owner: window glass serves one unit.',
  ],
  // Without its verdict the rest would be a condition of nothing.
  ['Yes, if the bylaws allow it.', 'Yes, if the bylaws allow it.'],
  ['Only by a vote of the owners.', 'Only by a vote of the owners.'],
])('the verdict of %j', (text, statement) => {
  expect(withoutVerdict(text)).toBe(statement);
});
