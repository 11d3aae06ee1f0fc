import { expect, test } from 'vitest';
import type { LetterField } from '../schemas/letter.ts';
import { inSentence, readValue } from './field-values.ts';

const field = (kind: LetterField['kind']): LetterField => ({
  id: 'violation',
  label: 'A field',
  kind,
  required: true,
  options: [{ value: 'by-mail', label: 'By mail' }],
});

test.each([
  ['date', '2026-12-01', ['December 1, 2026']],
  ['date', '2028-02-29', ['February 29, 2028']],
  ['money', '250', ['$250.00']],
  ['money', ' $1,250.5 ', ['$1,250.50']],
  ['money', '0', ['$0.00']],
  ['money', '.75', ['$0.75']],
  ['money', '2500000000', ['$2,500,000,000.00']],
  ['number', '1200', ['1,200']],
  ['number', '1,200', ['1,200']],
  ['text', '  a\n b  c ', ['a b c']],
  ['address', '12 Sample Lane\r\n\r\nAnytown', ['12 Sample Lane', 'Anytown']],
  ['lines', '- one\n* two\n3. three\n• four', ['one', 'two', 'three', 'four']],
  ['choice', 'by-mail', ['By mail']],
] as const)('a %s given as %j is written as %j', (kind, given, lines) => {
  expect(readValue(field(kind), given)).toEqual({ lines });
});

test.each([
  ['date', '2026-02-30'],
  ['date', '12/01/2026'],
  ['date', 'soon'],
  ['money', '1,25'],
  ['money', 'about 200'],
  ['money', '-5'],
  ['number', '2.5'],
  ['number', '2,5'],
  ['choice', 'by-pigeon'],
] as const)('a %s given as %j is not guessed at: it is told what is wrong', (kind, given) => {
  expect(readValue(field(kind), given)).toEqual({ problem: expect.stringMatching(/^Please /) });
});

test('a choice that a field does not have is told those to send', () => {
  const problem = 'Please choose one of: by-mail (By mail).';
  expect(readValue(field('choice'), 'By mail')).toEqual({ problem });
});

test('blanks alone are nothing given', () => {
  expect(readValue(field('text'), ' \n ')).toBeUndefined();
  expect(readValue(field('date'), undefined)).toBeUndefined();
});

test('an address within a sentence has a comma between its lines, and never two', () => {
  expect(inSentence(field('address'), ['12 Sample Lane,', 'Anytown'])).toBe(
    '12 Sample Lane, Anytown',
  );
});
