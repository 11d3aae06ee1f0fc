import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightToAsk } from './report-height';

describe('the height asked of a host page', () => {
  test('is that of the content and 100 more', () => {
    expect(heightToAsk(1_234, undefined)).toBe(1_334);
    expect(heightToAsk(1_234.2, undefined)).toBe(1_335);
  });

  test('is not asked again for a change of less than 20', () => {
    expect(heightToAsk(1_019, 1_100)).toBeUndefined();
    expect(heightToAsk(981, 1_100)).toBeUndefined();
  });

  test('is asked again for a change of 20, up or down', () => {
    expect(heightToAsk(1_020, 1_100)).toBe(1_120);
    expect(heightToAsk(980, 1_100)).toBe(1_080);
  });

  test('settles after one message while the content stays as it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (content) => {
        expect(heightToAsk(content, heightToAsk(content, undefined))).toBeUndefined();
      }),
    );
  });
});
