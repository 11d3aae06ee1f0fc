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
  expect(lightnessOf('color(srgb 0.08 0.1 0.12)')).toBeLessThan(0.2);
  expect(lightnessOf('color(srgb 1 0.98 0.95 / 0.9)')).toBeGreaterThan(0.9);
  expect(lightnessOf('color(display-p3 0.07 0.09 0.1)')).toBeLessThan(0.2);
  expect(lightnessOf('oklab(0.2 1.5e-7 -2e-8)')).toBeCloseTo(0.2);
});

test('what can be seen through has no lightness, nor has what is not understood', () => {
  const clear = ['rgba(0, 0, 0, 0)', 'transparent', 'rgb(0 0 0 / 20%)', 'color(srgb 0 0 0 / 0.2)'];
  for (const color of [...clear, '', 'canvas']) {
    expect(lightnessOf(color), color).toBeUndefined();
  }
});
