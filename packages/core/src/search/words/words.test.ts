import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainForm, wordsOf } from './words.ts';

const forms = (text: string) => wordsOf(text).map(({ form }) => form);

test('an apostrophe belongs to its word, however it is typed or left out', () => {
  expect(forms("can't can’t cant")).toEqual(['cant', 'cant', 'cant']);
  expect(forms("the neighbor's dog, the owners' dogs")).toEqual([
    'the',
    'neighbor',
    'dog',
    'the',
    'owners',
    'dogs',
  ]);
});

test('CC&Rs are one word in all their spellings', () => {
  for (const spelling of ['CC&Rs', "CC&R's", 'cc and rs', 'CC+Rs', 'C C & R', 'CC&amp;Rs']) {
    expect(forms(`our ${spelling} say`)).toEqual(['our', 'ccr', 'say']);
  }
  expect(forms('accrue success')).toEqual(['accrue', 'success']);
});

test('accents and capitals do not matter, a hyphen parts two words', () => {
  expect(forms('Résumé SELF-managed')).toEqual(['resume', 'self', 'managed']);
});

test('every word stands where it says, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      let end = 0;
      for (const { form, from, to } of wordsOf(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(plainForm(text.slice(from, to))).toBe(form);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
