import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editCost } from '../../text/edit-cost.ts';
import { Speller } from './spelling.ts';

const WORDS = ['assessment', 'committee', 'harassment', 'foreclosure', 'quorum', 'fence', 'lien'];
const speller = new Speller(new Map(WORDS.map((form) => [form, 1])));
const correct = (form: string) => speller.correct(form)?.form;

test('finds the word that a slip of the fingers or of the ear meant', () => {
  const slips = {
    assesment: 'assessment',
    comittee: 'committee',
    harrasment: 'harassment',
    forclosure: 'foreclosure',
    quorom: 'quorum',
    fecne: 'fence',
    fenxe: 'fence',
    asessmetn: 'assessment',
  };
  for (const [typed, meant] of Object.entries(slips)) expect(correct(typed)).toBe(meant);
});

test('a form is looked for once', () => {
  expect(speller.correct('assesment')).toBe(speller.correct('assesment'));
});

test('leaves alone what is too short or too far from anything', () => {
  for (const typed of ['lie', 'fen', 'penguin', 'xylophone', 'f3nce']) {
    expect(correct(typed)).toBeUndefined();
  }
});

test('a word as long as a question is left alone at once', () => {
  for (const letters of ['a', 'ab', 'comittee']) {
    expect(correct(letters.repeat(4_000))).toBeUndefined();
  }
});

test('any single slip in a long word is found', () => {
  const word = fc.constantFrom(...WORDS.filter((form) => form.length >= 7));
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.nat(3), (form, place, other, kind) => {
      const at = 1 + (place % (form.length - 2));
      const [before, after] = [form.slice(0, at), form.slice(at + 1)];
      const swapped = before + form.charAt(at + 1) + form.charAt(at) + form.slice(at + 2);
      const slips = [before + after, before + other + after, before + other + form.slice(at)];
      expect(correct(slips[kind] ?? swapped)).toBe(form);
    }),
  );
});

test('the cost of a slip is 0 for the word itself and the same in both directions', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdes'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editCost(one, one)).toBe(0);
      expect(editCost(one, other)).toBeCloseTo(editCost(other, one), 9);
    }),
  );
});
