/** The rows among which one is chosen, and which of them are right. */
export interface ChoiceExample<Name extends string> {
  names: readonly Name[];
  /** The features of one row after the other. */
  values: Float64Array;
  isRight: readonly boolean[];
  /** An example of which less is known counts less. */
  weight: number;
}

const RIDGE = 0.01;
const ROUNDS = 150;
const STEP = 0.3;
/** Adds to the gradient what one question says: less of what leads wrongly, more of what is right. */
function addGradient(
  { values, isRight, weight }: Omit<ChoiceExample<string>, 'names'>,
  weights: Float64Array,
  gradient: Float64Array,
): void {
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
    if (Math.abs(pull) < 1e-7) return;
    for (let i = 0; i < size; i++) {
      gradient[i] = (gradient[i] ?? 0) + pull * (values[row * size + i] ?? 0);
    }
  });
}

/**
 * Fits the weights so that what is right comes first, starting from those in use, which a ridge
 * penalty keeps them near: conditional logit
 * (D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974) where any right
 * row will do, by Adagrad over all examples at once.
 *
 * @param fixed weights that are no matter of the fit
 */
export function fitChoice<Name extends string>(
  examples: readonly ChoiceExample<Name>[],
  prior: Readonly<Record<Name, number>>,
  fixed: Partial<Record<Name, number>>,
): Record<Name, number> {
  const names = examples[0]?.names ?? [];
  const weights = Float64Array.from(names, (name) => fixed[name] ?? prior[name]);
  const start = weights.slice();
  const squares = new Float64Array(names.length).fill(1e-8);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, i) => RIDGE * total * (weight - (start[i] ?? 0)));
    for (const example of examples) addGradient(example, weights, gradient);
    for (const [i, name] of names.entries()) {
      if (fixed[name] !== undefined) continue;
      const slope = gradient[i] ?? 0;
      squares[i] = (squares[i] ?? 0) + slope * slope;
      weights[i] = (weights[i] ?? 0) - (STEP * slope) / Math.sqrt(squares[i] ?? 1);
    }
  }
  const rounded = names.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100]);
  return Object.fromEntries(rounded) as Record<Name, number>;
}
