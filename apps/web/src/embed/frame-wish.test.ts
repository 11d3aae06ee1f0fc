import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWish } from './frame-wish';

test('a height and a wish to scroll are understood', () => {
  expect(readWish({ type: 'setHeight', height: 2_480 })).toEqual({
    type: 'setHeight',
    height: 2_480,
  });
  expect(readWish({ type: 'scrollToTop', more: 'ignored' })).toEqual({ type: 'scrollToTop' });
});

test('a height that no page has is ignored', () => {
  for (const height of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '900', null, {}, [900]]) {
    expect(readWish({ type: 'setHeight', height })).toBeNull();
  }
});

test('whatever else a host page hears is no message of ours', () => {
  expect(
    ['setHeight', null, undefined, 7, {}, { type: 'resize', height: 9 }].map(readWish),
  ).toEqual([null, null, null, null, null, null]);
  fc.assert(fc.property(fc.anything(), (data) => void readWish(data)));
});
