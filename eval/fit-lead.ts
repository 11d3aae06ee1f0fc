import { LEAD_WEIGHTS, type LeadFeature, type LeadWeights } from '@hoa/core/search/lead-weights';
import type { RankedExcerpt } from '@hoa/core/search/rank-excerpts';

/** The excerpts among which a question's lead is chosen, and which of them answer it. */
export interface LeadExample {
  names: readonly LeadFeature[];
  /** The features of one excerpt after the other. */
  values: Float64Array;
  isRight: readonly boolean[];
  /** A question of which only the article is known says less than one with its words. */
  weight: number;
}

/**
 * What is no matter of the fit: a longer excerpt holds the words of an answer more often, so that a
 * further sentence would never seem to cost a reader anything, and an authored question that says
 * what was asked is no reason against its answer.
 */
const FIXED: Partial<Record<LeadFeature, number>> = { further: -0.25, yesNo: -2, sample: -1 };
const RIDGE = 0.01;
const ROUNDS = 150;
const STEP = 0.3;
/** Excerpts looked at for each question; those far below never lead. */
const MOST_ROWS = 120;

/** Reads what a question teaches; undefined where its answer was no candidate, or every one is. */
export function leadExample(
  excerpts: readonly RankedExcerpt[],
  isRight: (excerpt: RankedExcerpt) => boolean,
  weight: number,
): LeadExample | undefined {
  const marked = excerpts.map((excerpt, place) => ({ excerpt, right: isRight(excerpt), place }));
  const kept = marked.filter(({ right, place }) => right || place < MOST_ROWS);
  const right = kept.filter((one) => one.right).length;
  if (right === 0 || right === kept.length) return undefined;
  const names = Object.keys(kept[0]?.excerpt.features ?? {}) as LeadFeature[];
  const rows = kept.flatMap(({ excerpt }) => names.map((name) => excerpt.features[name]));
  return { names, values: Float64Array.from(rows), isRight: kept.map((one) => one.right), weight };
}

/** Adds to the gradient what one question says: less of what leads wrongly, more of what is right. */
function addGradient(
  { values, isRight, weight }: LeadExample,
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
 * Fits the weights so that the excerpts which answer come first, starting from those in use, which
 * a ridge penalty keeps them near: conditional logit
 * (D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974) where any right
 * excerpt will do, by Adagrad over all examples at once.
 */
export function fitLead(
  examples: readonly LeadExample[],
  prior: LeadWeights = LEAD_WEIGHTS,
): LeadWeights {
  const names = examples[0]?.names ?? [];
  const weights = Float64Array.from(names, (name) => FIXED[name] ?? prior[name]);
  const start = weights.slice();
  const squares = new Float64Array(names.length).fill(1e-8);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, i) => RIDGE * total * (weight - (start[i] ?? 0)));
    for (const example of examples) addGradient(example, weights, gradient);
    for (const [i, name] of names.entries()) {
      if (FIXED[name] !== undefined) continue;
      const slope = gradient[i] ?? 0;
      squares[i] = (squares[i] ?? 0) + slope * slope;
      weights[i] = (weights[i] ?? 0) - (STEP * slope) / Math.sqrt(squares[i] ?? 1);
    }
  }
  const rounded = names.map((name, i) => [name, Math.round((weights[i] ?? 0) * 100) / 100]);
  return Object.fromEntries(rounded) as LeadWeights;
}
