import type { ConceptMatcher, Match } from '../index/match-concepts.ts';
import { likelihoodBy, logistic } from '../numbers/logistic.ts';
import { matterOf } from '../question/matter.ts';
import type { Concept } from '../question/question.ts';
import type { RankedExcerpt } from '../rank/rank-excerpts.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words.ts';
import { deniesAssociation } from './denied-association.ts';
import {
  ASSOCIATION_FEES,
  ASSOCIATION_WORDS,
  AUTHORITY,
  CIRCUMSTANCES,
  COLLECTIVE_WORDS,
  COOPERATIVE,
  NEIGHBOR_ABOVE,
  OBLIGATION,
  OTHER_FEES,
  OWN_HOUSE,
  SHARED_PLACE_WORDS,
} from './domain-words.ts';
import type { OtherSubjectEvidence } from './other-subjects.ts';
import { isTopicAlone } from './topic-alone.ts';
import { soundsOurs } from './wording.ts';

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
  /** Share of the question that what would be quoted, with the names it stands under, leaves out. */
  unsaid: number;
  /** Share of the question that the weightiest word has which its section leaves out. */
  missing: number;
  /** What would be quoted says of the question: its share times the rarity of what it says. */
  carried: number;
  /** How near the nearest passage lies in meaning: a cosine. */
  near: number;
  /** An association is named, and what else is asked about is left out. */
  cueAlone: number;
  /** How much it sounds like a question for the library: see {@link soundsOurs}. */
  wording: number;
}

/** The weight of each piece of evidence, and of having none of them. */
export type ScopeWeights = Record<keyof ScopeEvidence | 'bias', number>;

/**
 * Logistic regression over the evidence, fitted on the questions in eval/ (see eval/README.md,
 * which reports what the weights do on questions that they were not fitted on).
 */
export const SCOPE_WEIGHTS: ScopeWeights = {
  fit: -0.2,
  association: 2.62,
  authority: 1.2,
  sharedPlace: 0.47,
  collective: 1.98,
  obligation: 0.34,
  topicAlone: 1.65,
  otherSubject: -1.51,
  unknown: -5.16,
  denied: -3.49,
  unsaid: -1.11,
  missing: -0.6,
  carried: -0.09,
  cueAlone: -1.33,
  near: 8.13,
  wording: 0.64,
  bias: -5.65,
};

/** Whether a question names an association, or what only those have who live in one. */
function namesAssociation(text: string): boolean {
  if (COOPERATIVE.test(text) || NEIGHBOR_ABOVE.test(text)) return true;
  if (ASSOCIATION_FEES.test(text) && !OTHER_FEES.test(text)) return true;
  const words = wordsOf(text.replace(OWN_HOUSE, ' '));
  return words.some(({ form }) => ASSOCIATION_WORDS.has(stem(form)));
}

/**
 * How much of a question is left unsaid, and what of it weighs most: a word that the library does
 * not know weighs as much as the rarest.
 */
export function leftUnsaid(
  match: Match | undefined,
  { concepts, worth }: ConceptMatcher,
  rarest: number,
  isMatter: (concept: Concept) => boolean = () => true,
) {
  let total = 0;
  let unsaid = 0;
  let most = 0;
  concepts.forEach((said, concept) => {
    if (!isMatter(said)) return;
    const { alternatives, weight } = said;
    const whole = alternatives.length === 0 ? weight * rarest : (worth[concept] ?? 0);
    const left = whole === 0 ? 0 : 1 - Math.min(1, (match?.[concept] ?? 0) / whole);
    total += whole;
    unsaid += left * whole;
    most = Math.max(most, left * whole);
  });
  return total === 0
    ? { all: 1, most: 1, said: 0 }
    : { all: unsaid / total, most: most / total, said: total - unsaid };
}

/** What was found for a question. */
export interface Found {
  /** What the question says. */
  matcher: ConceptMatcher;
  /** How well the best article fits. */
  articleScore: number;
  /** What would be quoted. */
  lead: RankedExcerpt | undefined;
  /** What a word is worth that the library does not have. */
  rarest: number;
  otherSubjects: OtherSubjectEvidence;
  /** How near the nearest passage lies in meaning. */
  near: number;
}

/** Whether what a question says is of its matter, and not of what was taken off to find that. */
function matterIn(text: string, matter: string): (concept: Concept) => boolean {
  const left = new Set(wordsOf(matter).map(({ form }) => form));
  const besides = wordsOf(text).filter(({ form }) => !left.has(form));
  const forms = new Set(besides.flatMap(({ form }) => [form, stem(form)]));
  return ({ form }) => form.split(' ').every((word) => !forms.has(word));
}

/** Gathers the evidence for a question. */
export function scopeEvidence(text: string, found: Found): ScopeEvidence {
  const matter = matterOf(text);
  const { matcher, articleScore, lead, rarest, otherSubjects } = found;
  const forms = wordsOf(text).map(({ form }) => form);
  const stems = forms.map(stem);
  const distinct = [...new Set(stems)];
  const denies = deniesAssociation(text);
  const isMatter = matterIn(text, matter);
  const words = matcher.concepts.filter((one) => one.kind === 'word' && isMatter(one));
  const unknown = words.filter(({ alternatives }) => alternatives.length === 0).length;
  const shared = distinct.filter((one) => SHARED_PLACE_WORDS.has(one)).length;
  const asked = wordsOf(text.replace(CIRCUMSTANCES, ' ')).map(({ form }) => stem(form));
  const other = Math.min(3, otherSubjects(asked));
  const unsaid = leftUnsaid(lead?.saidInPlace, matcher, rarest, isMatter);
  const association = !denies && namesAssociation(text) ? 1 : 0;
  const isKnown = words.length > 0 && unknown === 0 && other === 0;
  return {
    fit: Math.log1p(articleScore / rarest),
    association,
    authority: AUTHORITY.test(text) ? 1 : 0,
    sharedPlace: Math.min(2, shared),
    collective: forms.some((form) => COLLECTIVE_WORDS.has(form)) ? 1 : 0,
    obligation: OBLIGATION.test(text) ? 1 : 0,
    topicAlone: isKnown && isTopicAlone(matter) ? 1 : 0,
    otherSubject: other,
    unknown: words.length === 0 ? 1 : unknown / words.length,
    denied: denies ? 1 : 0,
    unsaid: unsaid.all,
    missing: leftUnsaid(lead?.place.section, matcher, rarest, isMatter).most,
    carried: unsaid.all < 1 ? (1 - unsaid.all) * Math.log1p(unsaid.said / rarest) : 0,
    cueAlone: association * unsaid.most,
    near: found.near,
    wording: Math.max(soundsOurs(text), soundsOurs(matter)),
  };
}

/** How likely a question with this evidence is one for the library: 0 to 1. */
export function scopeLikelihood(
  evidence: ScopeEvidence,
  weights: ScopeWeights = SCOPE_WEIGHTS,
): number {
  return evidence.denied === 1 ? 0 : likelihoodBy(evidence, weights);
}

/** What the evidence together and the nearest answer tell, each in the logarithm of odds. */
export interface ReadingWeights {
  evidence: number;
  /** Of the cosine of the authored answer that lies nearest to the question, read as a whole. */
  nearest: number;
  bias: number;
}

/** Fitted by `npm run eval -- --fit-reading`; see eval/README.md. */
export const READING_WEIGHTS: ReadingWeights = { evidence: 1.55, nearest: 9.41, bias: -4.74 };

/**
 * How likely a question is one for the library, once it has been read as a whole too (decision 038).
 *
 * @param likelihood by the evidence alone
 * @param nearest the cosine of the authored answer that lies nearest
 */
export function likelihoodOnceRead(
  likelihood: number,
  nearest: number,
  weights: ReadingWeights = READING_WEIGHTS,
): number {
  if (likelihood === 0 || likelihood === 1) return likelihood;
  const logOdds = Math.log(likelihood / (1 - likelihood));
  return logistic(weights.evidence * logOdds + weights.nearest * nearest + weights.bias);
}
