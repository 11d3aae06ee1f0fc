import { likelihoodBy } from '../search/logistic.ts';

/** What may make a rule the answer to a question. Nearness is a cosine of what both mean. */
export interface FactFeatures {
  /** How near the question lies to the rule itself, and on the average to what it is asked. */
  statement: number;
  mean: number;
  /** To the nearest of what rules on the same matter are asked in any state, and to all of them. */
  twin: number;
  twinMean: number;
  /** To the nearest of what rules on the same question of the table are asked in any state. */
  kin: number;
  /** The share of the question's words that the rule has. */
  words: number;
  /** 1 where the rule is for the kind of community that was told, or for every kind. */
  kind: number;
  /** 1 where the rule is one of federal law. */
  federal: number;
}
export type FactFeature = keyof FactFeatures;
export type FactWeights = Readonly<Record<FactFeature, number>>;

/** Fitted by `npm run eval -- --fit-facts`; see eval/README.md. */
export const FACT_WEIGHTS: FactWeights = {
  statement: 11.68,
  mean: 5.26,
  twin: 3.98,
  twinMean: 4.56,
  kin: 3.21,
  words: 4.41,
  kind: 2.35,
  federal: -3.89,
};

/** How well a rule answers beside others: a logarithm of odds (a conditional logit). */
export function factScore(features: FactFeatures, weights = FACT_WEIGHTS): number {
  let score = 0;
  for (const name of Object.keys(weights) as FactFeature[]) score += weights[name] * features[name];
  return score;
}

/** What tells whether a rule answers at all: its state may have none on what is asked. */
export interface CoverEvidence extends Pick<FactFeatures, 'statement' | 'mean' | 'twin' | 'words'> {
  /** How much nearer the question lies to what rules on another question of the table are asked. */
  elsewhere: number;
  /** How much nearer it lies to what the articles answer than to what any rule is asked. */
  beyond: number;
  /** How far its score is ahead of the next one's on another question of the table. */
  ahead: number;
}
export type CoverWeights = Readonly<Record<keyof CoverEvidence | 'bias', number>>;

/** Fitted by `npm run eval -- --fit-facts`; see eval/README.md. */
export const COVER_WEIGHTS: CoverWeights = {
  bias: -5.67,
  statement: 5.68,
  mean: 1.93,
  twin: 2.48,
  words: 1.34,
  elsewhere: -9.9,
  beyond: -5.99,
  ahead: 0.42,
};

/** A rule this likely answers is given, and one this likely bears on what is asked or searched for. */
export const RULE_ANSWERS = 0.45;
export const RULE_BEARS = 0.3;

/** How likely it is that a rule answers: 0 to 1, by logistic regression. */
export function coverLikelihood(evidence: CoverEvidence, weights = COVER_WEIGHTS): number {
  return likelihoodBy(evidence, weights);
}
