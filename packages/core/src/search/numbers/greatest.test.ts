import { expect, test } from 'vitest';
import { greatest } from './greatest.ts';

const inOrder = (places: number[]) => places.sort((a, b) => a - b);

test('finds what sorting finds, of equal values the first', () => {
  for (let round = 0; round < 50; round++) {
    const values = Float32Array.from({ length: 300 }, (_, at) =>
      Math.abs((at * 7919 * round) % 83),
    );
    const places = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    expect(inOrder(greatest(values, 20))).toEqual(inOrder(places.slice(0, 20)));
  }
});

test('leaves out what is not above a value, and takes all where there are few', () => {
  const values = Float32Array.from([0, 0.5, 0, 0.25, -1]);
  expect(inOrder(greatest(values, 9, 0))).toEqual([1, 3]);
  expect(inOrder(greatest(values, 9))).toEqual([0, 1, 2, 3, 4]);
});
