import { describe, expect, test } from 'vitest';
import { VectorTable } from './vector-table.ts';
import { normalize } from './vectors.ts';

/** Values between -1 and 1 that are the same in every run. */
function someVector(seed: number, dimensions: number): Float32Array {
  return normalize(
    Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 12.9898 + at * 78.233)),
  );
}

function product(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

describe('a table of vectors', () => {
  test.each([2, 8, 100])('multiplies one of %d values by every row', (dimensions) => {
    const rows = Array.from({ length: 700 }, (_, row) => someVector(row, dimensions));
    const table = new VectorTable(rows.length, dimensions);
    rows.forEach((values, row) => {
      table.set(row, values);
    });
    for (const asked of [someVector(0.5, dimensions), someVector(-3, dimensions)]) {
      const off = [...table.times(asked)].map((one, row) =>
        Math.abs(one - product(asked, rows[row] ?? asked)),
      );
      expect(off).toHaveLength(rows.length);
      expect(Math.max(...off)).toBeLessThan(0.01);
    }
  });

  test('holds the greatest values that there are', () => {
    const table = new VectorTable(2, 100);
    const ones = new Float32Array(100).fill(1);
    table.set(0, ones);
    table.set(
      1,
      ones.map((value) => -value),
    );
    const near = table.times(ones.map(() => 0.1));
    expect(near[0]).toBeCloseTo(10, 2);
    expect(near[1]).toBeCloseTo(-10, 2);
  });

  test.each([0, 1, 4, 9])('multiplies %d vectors as it multiplies each', (count) => {
    const table = new VectorTable(33, 100);
    for (let row = 0; row < 33; row++) table.set(row, someVector(row, 100));
    const asked = Array.from({ length: count }, (_, seed) => someVector(seed + 0.5, 100));
    const together = Float32Array.from(asked.flatMap((one) => [...one]));
    const each = asked.flatMap((one) => [...table.times(one)]);
    expect([...table.times(together)]).toEqual(each);
  });

  test('gives its rows back, to a 127th of their greatest value', () => {
    const table = new VectorTable(2, 10);
    const values = someVector(3, 10);
    table.set(1, values);
    const most = Math.max(...values.map(Math.abs));
    for (const [at, value] of table.row(1).entries()) {
      expect(Math.abs(value - (values[at] ?? 0))).toBeLessThanOrEqual(most / 127);
    }
  });

  test('may be empty', () => {
    expect(new VectorTable(0, 100).times(someVector(1, 100))).toHaveLength(0);
  });
});
