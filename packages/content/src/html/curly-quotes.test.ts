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
  [`under 'Rule 12' of 2024's budget`, 'under ‘Rule 12’ of 2024’s budget'],
  [`the line 'no one under 14', and a 5' fence`, `the line ‘no one under 14’, and a 5' fence`],
  [`'Lot 5's fence in Phase 2'`, '‘Lot 5’s fence in Phase 2’'],
  [`They say '14 and over' or '38'.`, 'They say ‘14 and over’ or ‘38’.'],
  [
    `bought in '88, stamped in '93, the owners' deck`,
    'bought in ’88, stamped in ’93, the owners’ deck',
  ],
  [`the '98 handbook says it's fine`, 'the ’98 handbook says it’s fine'],
  [`a 6'x8' shed, 5'10" tall`, `a 6'x8' shed, 5'10" tall`],
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
