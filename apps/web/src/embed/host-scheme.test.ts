import { expect, test } from 'vitest';
import { lightnessOf } from './host-scheme';

test('a colour is as light as it looks, however the browser writes it', () => {
  expect(lightnessOf('rgb(255, 255, 255)')).toBeCloseTo(1);
  expect(lightnessOf('rgb(0, 0, 0)')).toBe(0);
  expect(lightnessOf('rgba(18, 25, 26, 0.9)')).toBeLessThan(0.2);
  expect(lightnessOf('rgb(250 247 242 / 80%)')).toBeGreaterThan(0.9);
  expect(lightnessOf('oklch(0.98 0.01 90)')).toBeCloseTo(0.98);
  expect(lightnessOf('oklab(0.2 0 0)')).toBeCloseTo(0.2);
  expect(lightnessOf('lab(92.5 0 0)')).toBeCloseTo(0.925);
});

test('what can be seen through has no lightness, nor has what is not understood', () => {
  for (const color of ['rgba(0, 0, 0, 0)', 'transparent', 'rgb(0 0 0 / 20%)', '', 'canvas']) {
    expect([color, lightnessOf(color)]).toEqual([color, undefined]);
  }
});
