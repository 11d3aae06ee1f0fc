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
  // Without its verdict the rest would be a condition of nothing.
  ['Yes, if the bylaws allow it.', 'Yes, if the bylaws allow it.'],
  ['Only by a vote of the owners.', 'Only by a vote of the owners.'],
])('the verdict of %j', (text, statement) => {
  expect(withoutVerdict(text)).toBe(statement);
});
