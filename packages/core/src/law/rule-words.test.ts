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

test('who asks for words that cannot be read is each time told why', () => {
  const texts: string[] = [];
  Object.defineProperty(texts, 0, {
    get: () => {
      throw new Error('a fault of the texts');
    },
  });
  const broken = new RuleWords(texts, never);
  expect(() => [...broken.prepare()]).toThrow('a fault of the texts');
  for (let asked = 0; asked < 2; asked += 1) {
    expect(() => broken.correct('heering')).toThrow('a fault of the texts');
  }
  expect(() => broken.completed('hea')).toThrow('a fault of the texts');
});

test('the words are read a step at a time, or at once where they are asked for earlier', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => `word${at} lien`);
  const many = new RuleWords(texts, never);
  const steps = many.prepare();
  expect(steps.next().done).toBe(false);
  expect(many.isCommon('lien')).toBe(true);
  expect(steps.next().done).toBe(true);
});
