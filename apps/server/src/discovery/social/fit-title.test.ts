import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';
import { measureSerif } from './render-svg.ts';

const WIDTH = 476;
/** As if every character were half as wide as the type is high. */
const halfEm = (text: string) => text.length / 2;

describe('a title', () => {
  test('of one short word stands in the largest type', () => {
    expect(fitTitle('Liens', WIDTH, halfEm)).toEqual({ fontSize: 88, lines: ['Liens'] });
  });

  test('of no words has no lines', () => {
    expect(fitTitle('', WIDTH, halfEm).lines).toEqual([]);
  });

  test('is broken into lines that are as even as they can be', () => {
    const { lines } = fitTitle('a bb ccc dddd eeeee ffffff ggg hh', WIDTH, halfEm);
    const lengths = lines.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8);
  });

  test('too long for four lines is cut short', () => {
    const { lines } = fitTitle('word '.repeat(60), WIDTH, halfEm);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test('keeps its words in order and its lines inside the card, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S{1,24}$/), { minLength: 1 }), (words) => {
        const { fontSize, lines } = fitTitle(words.join(' '), WIDTH, halfEm);
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) expect(halfEm(line) * fontSize).toBeLessThanOrEqual(WIDTH);
        const shown = lines.join(' ').replace(/…$/, '').trimEnd();
        expect(words.join(' ').startsWith(shown)).toBe(true);
      }),
    );
  });
});

test('every title of the library fits as the renderer measures it', () => {
  for (const { title } of CATALOGUE_TOPICS.values()) {
    const { fontSize, lines } = fitTitle(title, WIDTH, measureSerif);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(measureSerif(line) * fontSize).toBeLessThanOrEqual(WIDTH);
  }
});
