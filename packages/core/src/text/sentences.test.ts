import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceSpans, sentencesOf } from './sentences.ts';

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

test.each([
  'Read Cal. Civ. Code § 5550 and Fla. Stat. § 720.303 first.',
  'North Carolina sets hearing steps in N.C. Gen. Stat. § 47F-3-107.1.',
  'Some courts use Cal. Code Civ. Proc. § 415.21 and Haw. Rev. Stat. § 514B-156.',
  'Alabama and Arkansas have Ala. Code § 35-8A-316 and Ark. Code Ann. § 18-13-104.',
  'Maine and North Dakota have Me. Stat. tit. 33, § 1603 and N.D. Cent. Code § 47-04.1.',
  'Look into Fla. Const. and Cal. Evid. Code § 1119 and W. Va. Code § 36B-1 too.',
  'Licences are in Fla. Stat. ch. 493 and Tex. Occ. Code ch. 1702.',
  'Smith v. Jones, decided in the U.S. Supreme Court, rose 2.5 percent.',
  'Mr. J. Smith of Acme Inc. came.',
  'Article No. 12 decides.',
])('an abbreviation ends no sentence: %s', (sentence) => {
  expect(sentencesOf(sentence)).toEqual([sentence]);
});

test('a word that is also an abbreviation ends one', () => {
  expect(
    sentencesOf('The answer is no. The board votes. The loss is real. It is in code.'),
  ).toEqual(['The answer is no.', 'The board votes.', 'The loss is real.', 'It is in code.']);
  expect(sentencesOf('Some states have a Health Code. Ask for an inspection.')).toHaveLength(2);
  expect(sentencesOf('I have a Lab. The rules say nothing of dogs.')).toHaveLength(2);
});

test('sentences are verbatim, in order, and lose nothing but spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      let end = 0;
      let kept = '';
      for (const { from, to } of sentenceSpans(text)) {
        expect(text.slice(end, from).trim()).toBe('');
        kept += text.slice(from, to);
        end = to;
      }
      expect(text.slice(end).trim()).toBe('');
      expect(kept.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
