import { describe, expect, test } from 'vitest';
import { placeSearch } from './search-dialog';

describe('placing the search', () => {
  test('stands in the middle of a wide window, below its top', () => {
    const place = placeSearch({ left: 0, top: 0, width: 1280, height: 900 });
    expect(place).toEqual({ left: 300, top: 90, width: 680, maxHeight: 640 });
  });

  test('fills a phone but for its edges', () => {
    const place = placeSearch({ left: 0, top: 0, width: 320, height: 568 });
    expect(place).toEqual({ left: 8, top: 8, width: 304, maxHeight: 552 });
  });

  test('stays within the part of a tall frame that is on the screen', () => {
    const area = { left: 0, top: 2400, width: 800, height: 500 };
    const { top, maxHeight } = placeSearch(area);
    expect(top).toBeGreaterThanOrEqual(area.top);
    expect(top + maxHeight).toBeLessThanOrEqual(area.top + area.height);
  });
});
