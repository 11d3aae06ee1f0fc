import { expect, test } from 'vitest';
import { type Cost, minimize } from './minimize.ts';

test('finds the bottom of a bent valley (H. Rosenbrock, 1960)', () => {
  const costAt = ([x = 0, y = 0]: Float64Array): Cost => ({
    value: (1 - x) ** 2 + 100 * (y - x * x) ** 2,
    gradient: Float64Array.of(-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)),
  });
  const [x, y] = minimize(Float64Array.of(-1.2, 1), costAt);
  expect(x).toBeCloseTo(1, 2);
  expect(y).toBeCloseTo(1, 2);
});

test('stays where nothing is to be gained', () => {
  const flat = (): Cost => ({ value: 3, gradient: new Float64Array(2) });
  expect([...minimize(Float64Array.of(4, 5), flat)]).toEqual([4, 5]);
});
