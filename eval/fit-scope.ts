import type { ScopeEvidence, ScopeWeights } from '@hoa/core/search/scope';

/** Evidence on a question, and whether it is one for the library. */
export interface ScopeExample {
  evidence: ScopeEvidence;
  isOurs: boolean;
}

/** Ridge penalty: keeps the weight of rare evidence from running away. */
const RIDGE = 0.3;
const STEPS = 30;

/** Solves a small linear system by elimination with pivots; the matrix is used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const cell = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(cell(row, pivot)) > Math.abs(cell(best, pivot))) best = row;
    }
    [matrix[pivot], matrix[best]] = [matrix[best] ?? [], matrix[pivot] ?? []];
    [right[pivot], right[best]] = [right[best] ?? 0, right[pivot] ?? 0];
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = cell(row, pivot) / cell(pivot, pivot);
      matrix[row] = (matrix[row] ?? []).map(
        (value, column) => value - factor * cell(pivot, column),
      );
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  return right.map((value, row) => value / cell(row, row));
}

/**
 * Fits the weights by ridge-penalised logistic regression with Newton's method (iteratively
 * reweighted least squares); both classes weigh the same however many examples they have.
 */
export function fitScope(examples: readonly ScopeExample[]): ScopeWeights {
  const pieces = Object.keys(examples[0]?.evidence ?? {}) as (keyof ScopeEvidence)[];
  const rows = examples.map(({ evidence }) => [1, ...pieces.map((piece) => evidence[piece])]);
  const ours = examples.filter(({ isOurs }) => isOurs).length;
  const balance = ours / Math.max(1, examples.length - ours);
  let weights = new Array<number>(pieces.length + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight));
    const curvature = weights.map((_, i) =>
      weights.map((__, j): number => (i === j && i > 0 ? RIDGE : 0)),
    );
    rows.forEach((row, n) => {
      const sum = row.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const isOurs = examples[n]?.isOurs === true;
      const worth = isOurs ? 1 : balance;
      row.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + worth * (likelihood - (isOurs ? 1 : 0)) * value;
        const line = curvature[i] ?? [];
        row.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + worth * likelihood * (1 - likelihood) * value * other;
        });
      });
    });
    const move = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight - (move[i] ?? 0));
  }
  const [bias = 0, ...rest] = weights;
  const named = Object.fromEntries(pieces.map((piece, i) => [piece, rest[i] ?? 0]));
  return { ...(named as Record<keyof ScopeEvidence, number>), bias };
}
