import { likelihoodBy } from '../search/numbers/logistic.ts';

/** What may make a rule the answer to a question. Nearness is a cosine of what both mean. */
export interface FactFeatures {
  /** How near the question lies to the rule where a transformer reads it as a whole. */
  read: number;
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
  read: 11.59,
  statement: 9.8,
  mean: -0.58,
  twin: 1.55,
  twinMean: 2.05,
  kin: 4.81,
  words: 2.16,
  kind: 1.88,
  federal: -3.73,
};

/** How well a rule answers beside others: a logarithm of odds (a conditional logit). */
export function factScore(features: FactFeatures, weights = FACT_WEIGHTS): number {
  let score = 0;
  for (const name of Object.keys(weights) as FactFeature[]) score += weights[name] * features[name];
  return score;
}

/** What tells whether a rule answers at all: its state may have none on what is asked. */
export interface CoverEvidence
  extends Pick<FactFeatures, 'read' | 'statement' | 'mean' | 'twin' | 'words'> {
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
  bias: -5.21,
  read: 4.29,
  statement: 4.64,
  mean: -0.69,
  twin: 0.27,
  words: 0.4,
  elsewhere: -3.95,
  beyond: -9.54,
  ahead: 0.55,
};

/** A rule this likely answers is given. */
export const RULE_ANSWERS = 0.25;
/** One this likely bears on what is asked, and one this likely is shown below what answers. */
export const RULE_BEARS = 0.2;
export const RULE_IS_NEAR = 0.07;
/** A search says a word or two, which any rule may have; one this likely is found by it. */
export const RULE_IS_FOUND = 0.26;

/** How likely it is that a rule answers: 0 to 1, by logistic regression. */
export function coverLikelihood(evidence: CoverEvidence, weights = COVER_WEIGHTS): number {
  return likelihoodBy(evidence, weights);
}
