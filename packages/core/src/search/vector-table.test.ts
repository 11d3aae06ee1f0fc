import { describe, expect, it } from 'vitest';
import { normalize } from './sentence-encoder.ts';
import { VectorTable } from './vector-table.ts';

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
  it.each([2, 8, 100])('multiplies one of %d values by every row', (dimensions) => {
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

  it('holds the greatest values that there are', () => {
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

  it('may be empty', () => {
    expect(new VectorTable(0, 100).times(someVector(1, 100))).toHaveLength(0);
  });
});
