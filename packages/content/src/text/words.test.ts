import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('words are counted as a reader counts them', () => {
  expect(wordsOf("The CC&Rs, by-laws and owner's $1,200.50: 3 of 4 (and/or)")).toEqual([
    'The',
    'CC&Rs',
    'by-laws',
    'and',
    "owner's",
    '1,200.50',
    '3',
    'of',
    '4',
    'and/or',
  ]);
});
