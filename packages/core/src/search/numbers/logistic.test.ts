import { expect, test } from 'vitest';
import { likelihoodBy, logistic } from './logistic.ts';

test('even odds are a half, and surer ones come near to 0 or 1', () => {
  expect(logistic(0)).toBe(0.5);
  expect(logistic(Math.log(3))).toBeCloseTo(0.75, 10);
  expect(logistic(-800)).toBe(0);
  expect(logistic(800)).toBe(1);
});

test('each piece of evidence counts by its weight, beside the bias', () => {
  const weights = { bias: -1, near: 2, unknown: -3 };
  expect(likelihoodBy({ near: 0.5, unknown: 0 }, weights)).toBe(0.5);
  expect(likelihoodBy({ near: 1, unknown: 1 }, weights)).toBe(logistic(-2));
});
