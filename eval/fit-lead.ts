import { LEAD_WEIGHTS, type LeadFeature, type LeadWeights } from '@hoa/core/search/lead-weights';
import type { RankedExcerpt } from '@hoa/core/search/rank-excerpts';
import { type ChoiceExample, fitChoice } from './fit-choice.ts';

/** The excerpts among which a question's lead is chosen, and which of them answer it. */
export type LeadExample = ChoiceExample<LeadFeature>;

/**
 * What is no matter of the fit: a longer excerpt holds the words of an answer more often, so that a
 * further sentence would never seem to cost a reader anything, and an authored question that says
 * what was asked is no reason against its answer.
 */
const FIXED: Partial<Record<LeadFeature, number>> = { further: -0.25, yesNo: -2, sample: -1 };
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

/** Fits the weights so that the excerpts which answer come first, starting from those in use. */
export function fitLead(
  examples: readonly LeadExample[],
  prior: LeadWeights = LEAD_WEIGHTS,
): LeadWeights {
  return fitChoice(examples, prior, FIXED);
}
