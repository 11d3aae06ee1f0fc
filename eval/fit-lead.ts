import { LEAD_WEIGHTS, type LeadFeature, type LeadWeights } from '@hoa/core/search/lead-weights';
import type { RankedExcerpt } from '@hoa/core/search/rank/rank-excerpts';
import { type ChoiceExample, fitChoice } from './fit-choice.ts';

/** The excerpts among which a question's lead is chosen, and which of them answer it. */
export type LeadExample = ChoiceExample<LeadFeature>;

/**
 * What is no matter of the fit: a longer excerpt holds the words of an answer more often, so that a
 * further sentence would never seem to cost a reader anything; an authored question that says what
 * was asked is a reason for its answer, not against it, though its words are counted elsewhere; and a
 * row of a table holds a figure often, but is no sentence to begin with. What the transformer reads is
 * weighed by questions that it has not seen (decision 038); it has seen those of the fit.
 */
const FIXED: Partial<Record<LeadFeature, number>> = {
  further: -0.25,
  yesNo: -2,
  sample: -1,
  row: 0.21,
  questionFit: 1,
  read: 20,
};
/** Excerpts looked at for each question; those far below never lead. */
const ROWS_MAX = 60;

/** The excerpts that may lead, and all that answer, with how each is rated. */
export function leadExample(
  excerpts: readonly RankedExcerpt[],
  isRight: (excerpt: RankedExcerpt) => boolean,
  weight: number,
): LeadExample {
  const marked = excerpts.map((excerpt, place) => ({ excerpt, right: isRight(excerpt), place }));
  const kept = marked.filter(({ right, place }) => right || place < ROWS_MAX);
  const names = Object.keys(LEAD_WEIGHTS) as LeadFeature[];
  const rows = kept.flatMap(({ excerpt }) => names.map((name) => excerpt.features[name]));
  return { names, values: Float64Array.from(rows), isRight: kept.map((one) => one.right), weight };
}

/** Whether a question tells anything: not where its answer was no candidate, or every one is. */
export function teaches({ isRight }: LeadExample): boolean {
  return isRight.includes(true) && isRight.includes(false);
}

/** Whether what some weights put first answers. */
export function isLedRight({ names, values, isRight }: LeadExample, weights: LeadWeights): boolean {
  const rows = isRight.map((_, row) => {
    let score = 0;
    names.forEach((name, at) => {
      score += weights[name] * (values[row * names.length + at] ?? 0);
    });
    return score;
  });
  return isRight[rows.indexOf(Math.max(...rows))] === true;
}

/** Fits the weights so that the excerpts which answer come first. */
export function fitLead(examples: readonly LeadExample[]): LeadWeights {
  return fitChoice(examples, FIXED);
}
