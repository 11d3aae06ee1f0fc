import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CENTS_MAX, formatMoney, parseMoney, plainMoney, shortMoney } from './cents.ts';
import { hundredthsText } from './hundredths.ts';
import { percentOf, splitByLargestRemainder, timesRatio } from './ratio.ts';

const RUNS = { numRuns: 1_000 };
const cents = fc.integer({ min: 0, max: CENTS_MAX });

describe('an amount', () => {
  test('is read as people type it', () => {
    expect(parseMoney('1,250')).toBe(125_000);
    expect(parseMoney(' $1250.5 ')).toBe(125_050);
    expect(parseMoney('.75')).toBe(75);
    expect(parseMoney('0')).toBe(0);
    expect(parseMoney('12.')).toBe(1_200);
  });

  test('that is none is not guessed at', () => {
    for (const text of [
      '',
      '$',
      '.',
      '12,50',
      '1.234',
      '-5',
      '1e9',
      'ten',
      '1.2.3',
      '99999999999',
    ]) {
      expect(parseMoney(text), text).toBeNull();
    }
  });

  test('is written so that it is read again as the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const published = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
        expect(formatMoney(amount)).toBe(published.format(amount / 100));
        for (const text of [formatMoney(amount), shortMoney(amount), plainMoney(amount)]) {
          expect(parseMoney(text)).toBe(amount);
        }
      }),
      RUNS,
    );
  });

  test('has a minus sign for people and a hyphen for programs', () => {
    expect([-300, -123_456].map(formatMoney)).toEqual(['−$3.00', '−$1,234.56']);
    expect([-300, -123_456].map(plainMoney)).toEqual(['-3.00', '-1234.56']);
    expect(hundredthsText(-150)).toBe('−1.5');
  });
});

describe('a split', () => {
  test('adds up to the cent, and nobody is off by a cent or more', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
      .filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(cents, weights, (total, parts) => {
        const split = splitByLargestRemainder(total, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
        const all = BigInt(parts.reduce((sum, part) => sum + part, 0));
        split.forEach((part, index) => {
          const off = BigInt(part) * all - BigInt(total) * BigInt(parts[index] ?? 0);
          expect(off > -all && off < all).toBe(true);
        });
      }),
      RUNS,
    );
  });

  test('gives the odd cent to the largest remainder, the first of equals first', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10_000, [700, 950, 1_000])).toEqual([2_641, 3_585, 3_774]);
  });
});

test('a ratio of an amount is exact where floating numbers are not', () => {
  expect(timesRatio(CENTS_MAX, 999_999_999, 1_000_000_000)).toBe(999_999_999_000);
  expect(timesRatio(1, 1, 2)).toBe(1);
  expect(timesRatio(1, 1, 3, 'up')).toBe(1);
  expect(timesRatio(1, 2, 3, 'down')).toBe(0);
  expect(percentOf(33_333, 1_250)).toBe(4_167);
});
