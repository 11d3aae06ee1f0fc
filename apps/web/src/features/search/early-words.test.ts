import { expect, test } from 'vitest';
import { EarlyWords } from './early-words';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const press = (words: EarlyWords, keys: readonly string[]) =>
  keys.map((key) => words.hear({ ...plain, key }));

test('keeps what is typed from the opening on, with what was taken back', () => {
  const words = new EarlyWords();
  words.begin();
  expect(press(words, ['l', 'e', 'Backspace', 'i', 'e', 'n'])).not.toContain(false);
  expect(words.take()).toBe('lien');
});

test('hears nothing while the search is closed, and nothing once the box has the keyboard', () => {
  const words = new EarlyWords();
  expect(press(words, ['a'])).toEqual([false]);
  words.begin();
  words.take();
  expect(press(words, ['b'])).toEqual([false]);
  expect(words.take()).toBe('');
});

test('leaves shortcuts and keys that write nothing to the page', () => {
  const words = new EarlyWords();
  words.begin();
  expect(words.hear({ ...plain, key: 'r', ctrlKey: true })).toBe(false);
  expect(press(words, ['Shift', 'Tab', 'Enter', 'Escape'])).toEqual([false, false, false, false]);
  expect(words.take()).toBe('');
});
