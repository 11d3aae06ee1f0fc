import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from '../html-pipeline.ts';
import { curlyText } from './curly-quotes.ts';

test.each([
  [`"We have $300,000" says nothing`, '“We have $300,000” says nothing'],
  [`the owners' board doesn't vote`, 'the owners’ board doesn’t vote'],
  [`("member" or just "person")`, '(“member” or just “person”)'],
  [`She said "the 'May ballot' is void."`, 'She said “the ‘May ballot’ is void.”'],
  [`the '90s, and 'til noon`, 'the ’90s, and ’til noon'],
  [`a 6' fence, 8" deep`, `a 6' fence, 8" deep`],
  [`"Open 9 to 5"`, '“Open 9 to 5”'],
  ['“so” already', '“so” already'],
])('%s is set as a printer would', (typed, set) => {
  expect(curlyText(typed)).toBe(set);
});

test('nothing but the marks changes, and setting twice changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom('"', "'", 'a', ' ', '1', '(', '“', '’', '.') });
  fc.assert(
    fc.property(text, (typed) => {
      const set = curlyText(typed);
      expect(set).toHaveLength(typed.length);
      expect(set.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")).toBe(
        typed.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
      );
    }),
  );
});

test('whatever is shown has curly marks, across elements, and code has its own', () => {
  const html = `<p>"<strong>Notice</strong>" isn't <code>"code"</code></p>`;
  for (const origin of ['library', 'model', 'answer'] as const) {
    expect(cleanHtml(html, origin)).toBe(
      '<p>“<strong>Notice</strong>” isn’t <code>"code"</code></p>',
    );
  }
});
