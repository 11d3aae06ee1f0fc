import type { Retrieval } from '../../search/library-index.ts';
import { likelihoodBy } from '../../search/numbers/logistic.ts';
import type { RankedExcerpt, Wanted } from '../../search/rank/rank-excerpts.ts';
import { OURS } from '../../search/retrieve.ts';
import { ASSOCIATION_WORDS } from '../../search/scope/domain-words.ts';

/** A word with this share of the question that the library does not know is missing. */
const MISSING_SHARE = 0.3;
/** A question that editors answered in so nearly the same words lacks nothing. */
const SAME_QUESTION = 0.5;
/** What a lead that is not read as a whole must say of a question, with its names, to answer it. */
const ANSWERS = 0.28;
/** Or how near it must lie in meaning, as a story has many words that no answer says: a cosine. */
const MEANS = 0.6;
/** 'wat', 'idk': shorter words that the library lacks are misspelled more often than missing. */
const MISSING_CHARS_MIN = 4;

/**
 * The words of a question that carry much of it and stand nowhere in the library. One that only the
 * lead lacks is a circumstance ('my brother', 'a stain'), and a number is an example.
 */
export function missingWords({ matcher }: Wanted, lead: RankedExcerpt, rarest: number): string[] {
  if (lead.features.questionFit >= SAME_QUESTION) return [];
  const { concepts, total } = matcher;
  const whole = (weight: number) => weight * rarest;
  const unknown = concepts.filter(
    ({ kind, alternatives, form }) =>
      kind === 'word' &&
      alternatives.length === 0 &&
      form.length >= MISSING_CHARS_MIN &&
      !/\d/.test(form),
  );
  const all = unknown.reduce((sum, { weight }) => sum + whole(weight), total);
  return unknown
    .filter(
      ({ said, weight }) => !ASSOCIATION_WORDS.has(said) && whole(weight) >= MISSING_SHARE * all,
    )
    .map(({ form }) => form);
}

/** What tells whether a lead answers. */
export interface LeadEvidence {
  /** The logarithm of the odds that its section holds the answer, by the ranking. */
  section: number;
  /** How it was rated. */
  score: number;
  /** How near the nearest authored answer lies, and how much nearer than this one: cosines. */
  nearest: number;
  below: number;
}

/** The weight of each piece of evidence, and of having none of them. */
export type SureWeights = Readonly<Record<keyof LeadEvidence | 'bias', number>>;

/** Fitted by `npm run eval -- --fit-sure`; see eval/README.md. */
export const SURE_WEIGHTS: SureWeights = {
  section: 0.13,
  score: 0.02,
  nearest: 11.22,
  below: 8.37,
  bias: -6.21,
};
/** A lead that less likely answers, be it by half, gives only a part. */
const SURE = 0.2;
/** Keeps the odds of what has no rival finite. */
const CERTAIN = 1e-4;

/**
 * How likely the section of a lead holds the answer: the ranking is fitted as a conditional logit, so
 * that its ratings are logarithms of odds. Passages of one section say much the same in other words.
 *
 * @param rivals all that may be the answer
 * @returns 0 to 1
 */
function likelihoodOfSection(lead: RankedExcerpt, rivals: readonly RankedExcerpt[]): number {
  const { section } = lead.excerpt.passage;
  const best = new Map([[lead.excerpt.passage, lead.score]]);
  for (const { excerpt, score } of rivals) {
    if (!best.has(excerpt.passage)) best.set(excerpt.passage, score);
  }
  let all = 0;
  let same = 0;
  for (const [passage, score] of best) {
    const odds = Math.exp(score - lead.score);
    all += odds;
    if (passage.section === section) same += odds;
  }
  return same / all;
}

/**
 * Gathers what tells whether a lead answers.
 *
 * @param rivals all that may be the answer
 * @returns undefined where nothing reads questions as a whole; for what is no authored answer, which
 *   is read by nothing; and for what is on a state, as questions are read without theirs
 */
export function leadEvidence(
  lead: RankedExcerpt,
  rivals: readonly RankedExcerpt[],
  { nearestAnswer }: Pick<Retrieval, 'nearestAnswer'>,
): LeadEvidence | undefined {
  const { passage, states } = lead.excerpt;
  if (nearestAnswer === undefined || passage.kind !== 'answer' || states.size > 0) return undefined;
  const likelihood = likelihoodOfSection(lead, rivals);
  const within = Math.min(1 - CERTAIN, Math.max(CERTAIN, likelihood));
  return {
    section: Math.log(within / (1 - within)),
    score: lead.score,
    nearest: nearestAnswer,
    below: lead.features.read,
  };
}

/** Whether an excerpt answers as far as it goes. */
export function isSureLead(
  excerpt: RankedExcerpt,
  rivals: readonly RankedExcerpt[],
  retrieval: Retrieval,
): boolean {
  if (retrieval.likelihood < OURS) return false;
  const evidence = leadEvidence(excerpt, rivals, retrieval);
  if (evidence !== undefined) return likelihoodBy(evidence, SURE_WEIGHTS) >= SURE;
  const { features, near } = excerpt;
  const liesNear = near.words > 0 && retrieval.evidence.near + near.passage >= MEANS;
  return liesNear || features.saysInPlace >= ANSWERS || features.questionFit >= ANSWERS;
}
