import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

test('sentences end at points, question marks and closing quotes', () => {
  expect(
    sentencesOf('Count the votes. Did you? Good! "Yes." 30 are enough. (See below.) Then vote'),
  ).toEqual([
    'Count the votes.',
    'Did you?',
    'Good!',
    '"Yes."',
    '30 are enough.',
    '(See below.)',
    'Then vote',
  ]);
});

test('abbreviations, decimals and statutes end none', () => {
  for (const sentence of [
    'Read Cal. Civ. Code § 5550 and Fla. Stat. § 720.303 first.',
    'Smith v. Jones, decided in the U.S. Supreme Court, rose 2.5 percent.',
    'Mr. J. Smith of Acme Inc. came.',
  ]) {
    expect(sentencesOf(sentence)).toEqual([sentence]);
  }
});

test('no word is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(sentencesOf(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

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
