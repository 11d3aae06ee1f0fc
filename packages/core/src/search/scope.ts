import {
  ABOUT_MEMBERSHIP,
  ASSOCIATION_WORDS,
  AUTHORITY,
  COLLECTIVE_WORDS,
  DENIES_ASSOCIATION,
  isTopicAlone,
  OBLIGATION,
  OWN_HOUSE,
  SHARED_PLACE_WORDS,
} from './domain-words.ts';
import type { OtherSubjectEvidence } from './other-subjects.ts';
import type { Concept } from './question.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** What tells whether a question is one for this library. */
export interface ScopeEvidence {
  /** ln(1 + fit of the best section), the fit in units of the rarest word's rarity. */
  fit: number;
  /** 1 when the question names an association or what only associations have. */
  association: number;
  /** 1 when it speaks of those who govern a community. */
  authority: number;
  /** Words of a shared place, up to 2. */
  sharedPlace: number;
  /** 1 when the question speaks of 'they' or 'we'. */
  collective: number;
  /** 1 when it asks what is owed, allowed or forbidden. */
  obligation: number;
  /** 1 when it asks in a few words for a thing whose words the library all knows. */
  topicAlone: number;
  /** Words of other subjects, up to 3. */
  otherSubject: number;
  /** Share of the words that carry matter which the library does not know. */
  unknown: number;
  /** 1 when the visitor says that no association is involved. */
  denied: number;
}

/** The weight of each piece of evidence, and of having none of them. */
export type ScopeWeights = Record<keyof ScopeEvidence | 'bias', number>;

/**
 * Logistic regression over the evidence, fitted on the questions in eval/ (see eval/README.md,
 * which reports what the weights do on questions that they were not fitted on).
 */
export const SCOPE_WEIGHTS: ScopeWeights = {
  bias: -5.77,
  fit: 5.46,
  association: 4.67,
  authority: 2.72,
  sharedPlace: 1.82,
  collective: 3.75,
  obligation: 1.58,
  topicAlone: 3.06,
  otherSubject: -4,
  unknown: -2.8,
  denied: -6,
};

function namesAssociation(text: string): boolean {
  const words = wordsOf(text.replace(OWN_HOUSE, ' '));
  return words.some(({ form }) => ASSOCIATION_WORDS.has(stem(form)));
}

/** Gathers the evidence for a question whose best section fits as well as `score` says. */
export function scopeEvidence(
  text: string,
  concepts: readonly Concept[],
  score: number,
  articleCount: number,
  otherSubjects: OtherSubjectEvidence,
): ScopeEvidence {
  const forms = wordsOf(text).map(({ form }) => form);
  const stems = forms.map(stem);
  const distinct = [...new Set(stems)];
  const denies = DENIES_ASSOCIATION.test(text) && !ABOUT_MEMBERSHIP.test(text);
  const words = concepts.filter(({ kind }) => kind === 'word');
  const unknown = words.filter(({ alternatives }) => alternatives.length === 0).length;
  const shared = distinct.filter((one) => SHARED_PLACE_WORDS.has(one)).length;
  const other = Math.min(3, otherSubjects(stems));
  const isKnown = words.length > 0 && unknown === 0 && other === 0;
  return {
    fit: Math.log1p(score / Math.log(1 + articleCount)),
    association: !denies && namesAssociation(text) ? 1 : 0,
    authority: AUTHORITY.test(text) ? 1 : 0,
    sharedPlace: Math.min(2, shared),
    collective: forms.some((form) => COLLECTIVE_WORDS.has(form)) ? 1 : 0,
    obligation: OBLIGATION.test(text) ? 1 : 0,
    topicAlone: isKnown && isTopicAlone(text) ? 1 : 0,
    otherSubject: other,
    unknown: words.length === 0 ? 1 : unknown / words.length,
    denied: denies ? 1 : 0,
  };
}

/** How likely a question with this evidence is one for the library: 0 to 1. */
export function scopeLikelihood(
  evidence: ScopeEvidence,
  weights: ScopeWeights = SCOPE_WEIGHTS,
): number {
  const pieces = Object.keys(evidence) as (keyof ScopeEvidence)[];
  const sum = pieces.reduce(
    (total, piece) => total + weights[piece] * evidence[piece],
    weights.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
