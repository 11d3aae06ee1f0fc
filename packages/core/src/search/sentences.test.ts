import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceSpans, sentencesOf } from './sentences.ts';

test('a statute, an initial and a company do not end a sentence', () => {
  expect(
    sentencesOf('See Fla. Stat. § 720.303. Ask J. Smith of Acme Inc. about it. Then wait.'),
  ).toEqual(['See Fla. Stat. § 720.303.', 'Ask J. Smith of Acme Inc. about it.', 'Then wait.']);
});

test('a closing quotation mark belongs to its sentence', () => {
  expect(sentencesOf('She said "no." We left.')).toEqual(['She said "no."', 'We left.']);
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
