import { expect, test } from 'vitest';
import { parseWholeNumber } from './whole-number.ts';

test.each([
  ['45', 45],
  [' 1200 ', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['12,345,678', 12_345_678],
])('%j is a whole number', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each(['', '12,5', '1,20', '12.5', '-3', '1e3', 'twelve'])('%j is none', (text) => {
  expect(parseWholeNumber(text)).toBeNull();
});
