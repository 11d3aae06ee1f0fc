import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test('the first place of some ascending numbers is found that is not before the one sought', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(22), (numbers, sought) => {
      const ascending = numbers.toSorted((a, b) => a - b);
      const found = lowerBound(0, ascending.length, (at) => (ascending[at] ?? 0) < sought);
      expect(found).toBe(ascending.filter((one) => one < sought).length);
    }),
  );
});

test('only the places from the first to the last that were named are looked at', () => {
  const isBefore = (at: number) => {
    expect(at).toBeGreaterThanOrEqual(3);
    expect(at).toBeLessThan(7);
    return at < 5;
  };
  expect(lowerBound(3, 7, isBefore)).toBe(5);
  expect(lowerBound(3, 3, isBefore)).toBe(3);
});
