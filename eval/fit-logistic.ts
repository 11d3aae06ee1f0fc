import { logistic } from '@hoa/core/search/numbers/logistic';

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

/** Evidence, each piece a number, and whether that for which it is gathered holds. */
export interface LogisticExample<Piece extends string> {
  evidence: Readonly<Record<Piece, number>>;
  holds: boolean;
}

/**
 * Fits the weight of each piece of evidence, and of having none of it, by ridge-penalised logistic
 * regression with Newton's method (iteratively reweighted least squares); both classes weigh the
 * same however many examples they have.
 */
export function fitLogistic<Piece extends string>(
  examples: readonly LogisticExample<Piece>[],
): Record<Piece | 'bias', number> {
  const pieces = Object.keys(examples[0]?.evidence ?? {}) as Piece[];
  const rows = examples.map(({ evidence }) => [1, ...pieces.map((piece) => evidence[piece])]);
  const holding = examples.filter(({ holds }) => holds).length;
  const balance = holding / Math.max(1, examples.length - holding);
  let weights = new Array<number>(pieces.length + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight));
    const curvature = weights.map((_, i) =>
      weights.map((__, j): number => (i === j && i > 0 ? RIDGE : 0)),
    );
    rows.forEach((row, n) => {
      const sum = row.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
      const likelihood = logistic(sum);
      const holds = examples[n]?.holds === true;
      const worth = holds ? 1 : balance;
      row.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + worth * (likelihood - (holds ? 1 : 0)) * value;
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
  const named = pieces.map((piece, i): [string, number] => [piece, rest[i] ?? 0]);
  return Object.fromEntries([...named, ['bias', bias]]) as Record<Piece | 'bias', number>;
}
