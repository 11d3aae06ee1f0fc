import { dot, minimize } from './minimize.ts';

/** The rows among which one is chosen, and which of them are right. */
export interface ChoiceExample<Name extends string> {
  names: readonly Name[];
  /** The features of one row after the other. */
  values: Float64Array;
  isRight: readonly boolean[];
  /** An example of which less is known counts less. */
  weight: number;
}

/** What a weight of 1 on a feature of spread 1 costs. */
const RIDGE = 0.001;
/** A feature that spreads less says nothing. */
const SPREAD_MIN = 1e-6;

/** What one question costs at some weights, minus the log of the chance that a right row leads. */
function addCost(
  { values, isRight, weight }: Omit<ChoiceExample<string>, 'names'>,
  weights: Float64Array,
  gradient: Float64Array,
): number {
  const size = weights.length;
  const scores = isRight.map((_, row) => {
    let score = 0;
    for (let i = 0; i < size; i++) score += (weights[i] ?? 0) * (values[row * size + i] ?? 0);
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  const right = powers.reduce((total, power, row) => total + (isRight[row] ? power : 0), 1e-12);
  powers.forEach((power, row) => {
    const pull = weight * (power / all - (isRight[row] ? power / right : 0));
    if (Math.abs(pull) < 1e-9) return;
    for (let i = 0; i < size; i++) {
      gradient[i] = (gradient[i] ?? 0) + pull * (values[row * size + i] ?? 0);
    }
  });
  return -weight * Math.log(right / all);
}

/** How far each feature spreads over all rows. */
function spreads(examples: readonly ChoiceExample<string>[], size: number): Float64Array {
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  let rows = 0;
  for (const { values } of examples) {
    values.forEach((value, at) => {
      sums[at % size] = (sums[at % size] ?? 0) + value;
      squares[at % size] = (squares[at % size] ?? 0) + value * value;
    });
    rows += values.length / size;
  }
  return squares.map((square, i) =>
    Math.sqrt(Math.max(0, square / rows - ((sums[i] ?? 0) / rows) ** 2)),
  );
}

/**
 * Fits the weights so that what is right comes first: conditional logit (D. McFadden, "Conditional
 * logit analysis of qualitative choice behavior", 1974) where any right row will do, with a ridge
 * penalty on what a weight does over the spread of its feature.
 *
 * @param fixed weights that are no matter of the fit
 */
export function fitChoice<Name extends string>(
  examples: readonly ChoiceExample<Name>[],
  fixed: Partial<Record<Name, number>>,
): Record<Name, number> {
  const names = examples[0]?.names ?? [];
  const size = names.length;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const scales = spreads(examples, size).map((spread, i) =>
    spread < SPREAD_MIN || fixed[names[i] as Name] !== undefined ? 0 : 1 / spread,
  );
  const weightsAt = (point: Float64Array) =>
    point.map((value, i) => fixed[names[i] as Name] ?? value * (scales[i] ?? 0));
  const found = minimize(new Float64Array(size), (point) => {
    const weights = weightsAt(point);
    const gradient = new Float64Array(size);
    const cost = examples.reduce((sum, one) => sum + addCost(one, weights, gradient), 0);
    return {
      value: cost / total + RIDGE * dot(point, point),
      gradient: point.map(
        (value, i) => ((gradient[i] ?? 0) / total) * (scales[i] ?? 0) + 2 * RIDGE * value,
      ),
    };
  });
  const weights = weightsAt(found);
  const rounded = names.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100]);
  return Object.fromEntries(rounded) as Record<Name, number>;
}
