import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleRange } from './visible-range';

test('a frame that is scrolled past its top shows a part in its middle', () => {
  expect(visibleRange({ top: -1_000, height: 5_000 }, 800)).toEqual({ top: 1_000, bottom: 1_800 });
});

test('a frame that begins further down shows its first part', () => {
  expect(visibleRange({ top: 300, height: 5_000 }, 800)).toEqual({ top: 0, bottom: 500 });
});

test('a frame that is off the screen shows nothing', () => {
  expect(visibleRange({ top: 900, height: 500 }, 800)).toBeNull();
  expect(visibleRange({ top: -500, height: 500 }, 800)).toBeNull();
});

test('what is visible always lies in the frame', () => {
  const pixels = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(pixels, fc.nat(20_000), fc.nat(3_000), (top, height, windowHeight) => {
      const range = visibleRange({ top, height }, windowHeight);
      if (range === null) return;
      expect(range.top).toBeGreaterThanOrEqual(0);
      expect(range.bottom).toBeLessThanOrEqual(height);
      expect(range.bottom).toBeGreaterThan(range.top);
    }),
  );
});
