import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitByRanges } from './highlighted';

const marked = (text: string, ranges: [number, number][]) =>
  splitByRanges(text, ranges)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('');

describe('cutting a text at what to highlight', () => {
  test('marks the words found and leaves the others', () => {
    expect(
      marked('Quorum for a vote', [
        [0, 6],
        [13, 17],
      ]),
    ).toBe('[Quorum] for a [vote]');
  });

  test('marks overlapping and unordered ranges once', () => {
    expect(
      marked('reserve fund', [
        [4, 12],
        [0, 7],
      ]),
    ).toBe('[reserve][ fund]');
  });

  test('gives the text back whatever the ranges are', () => {
    const range = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range), (text, ranges) => {
        const stretches = splitByRanges(text, ranges);
        expect(stretches.map(({ words }) => words).join('')).toBe(text);
        expect(new Set(stretches.map(({ from }) => from)).size).toBe(stretches.length);
      }),
    );
  });
});
