import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['assessments', 'assess'],
  ['children', 'child'],
  ['constructors', 'constructor'],
  ['__proto__', '__proto__'],
  ['1120-H', '1120-H'],
])('the stem of %s is that of its word', (form, expected) => {
  expect(stem(form)).toBe(stem(expected));
});

test('who is tired speaks of no tire', () => {
  expect(stem('tired')).not.toBe(stem('tire'));
});
