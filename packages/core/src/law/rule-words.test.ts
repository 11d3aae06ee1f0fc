import { expect, test } from 'vitest';
import { RuleWords } from './rule-words.ts';

const often = (text: string) => Array.from({ length: 20 }, () => text);
const never = () => false;
const words = new RuleWords(
  [...often('A fine after a hearing.'), ...often('fines'), 'final fining'],
  never,
);

test('a beginning becomes the commonest word that begins so', () => {
  expect(words.completed('hea')).toBe('hearing');
  expect(words.completed('fini')).toBe('fining');
  expect(words.completed('fi')).toBeUndefined();
  expect(words.completed('xyz')).toBeUndefined();
});

test('a word that is used often is no beginning', () => {
  expect(words.isCommon('fine')).toBe(true);
  expect(words.completed('fine')).toBeUndefined();
  expect(words.isCommon('final')).toBe(false);
});

test('a misspelled word stands for one of theirs', () => {
  expect(words.correct('heering')).toBe('hearing');
  expect(words.correct('zebras')).toBeUndefined();
});

test('the words are read a step at a time, or at once where they are asked for earlier', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => `word${at} lien`);
  const many = new RuleWords(texts, never);
  const steps = many.prepare();
  expect(steps.next().done).toBe(false);
  expect(many.isCommon('lien')).toBe(true);
  expect(steps.next().done).toBe(true);
});
