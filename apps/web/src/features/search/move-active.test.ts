import { describe, expect, test } from 'vitest';
import { movedIndex } from './move-active';

describe('moving through what was found', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
  ])('%s leads from option %i to option %i of five', (key, from, to) => {
    expect(movedIndex(key, from, 5)).toBe(to);
  });

  test('leaves other keys to the box, and an empty list alone', () => {
    expect(movedIndex('a', 0, 5)).toBeUndefined();
    expect(movedIndex('ArrowDown', 0, 0)).toBeUndefined();
  });
});
