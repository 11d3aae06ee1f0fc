import type { Retrieval } from '../../search/library-index.ts';
import { OURS } from '../../search/retrieve.ts';
import { LEANS } from './leaning.ts';
import type { Talk } from './talk.ts';

/**
 * One that is ours by itself is read with what was said where it leans so much: at 0.5 a quarter of
 * visitors' follow-ups were read alone. Of 402 first questions on another topic 7 more are read together
 * at 0.3, and as many of the 402 have an answer first.
 */
const LEANS_OURS = 0.3;
/** One that names an association and says nothing alone needs less. */
const LEANS_UNCLEAR = 0.15;
/**
 * One that alone would be declined still goes on from a question that was ours when it leans so
 * much, and sounds no more than so much like one of another subject. Of 49 such follow-ups of
 * visitors 33 go on, and of 1,137 questions on other matters, asked after one of ours, 22.
 */
const LEANS_OTHERWISE_DECLINED = 0.3;
const SOUNDS_FOREIGN = -2;
/** And so much where it has a word that the library does not know. */
const LEANS_SURELY = 0.8;
/**
 * Whatever it sounds like ('what if my landlord evicts me') it goes on when it leans so much: of 7
 * such follow-ups of 1,251 that were declined 4 go on, and of 963 questions on other matters 4.
 */
const LEANS_WHOLLY = 0.95;
/**
 * One that does not lean on what was said is nearly always ours all the same after one that was, if it
 * means what the library speaks of: of 540 follow-ups of visitors 3 that would be declined are not,
 * and of 286 questions on other matters, many of them close to ours, 3.
 */
const OURS_IN_TALK = 0.2;
const NEAR_IN_TALK = 0.65;

/** How much a question must lean on what was said to be read with it. */
export function leastLeaning({ isOurs, evidence }: Retrieval): number {
  if (isOurs) return LEANS_OURS;
  return evidence.association === 1 ? LEANS_UNCLEAR : LEANS;
}

/**
 * Whether a question that would be declined by itself goes on from one that was ours.
 *
 * @param leans how likely it leans on what was said: 0 to 1
 */
export function goesOnIfDeclined(talk: Talk, alone: Retrieval, leans: number): boolean {
  if (alone.isOurs || talk.likelihood < OURS) return false;
  if (leans >= LEANS_WHOLLY) return true;
  const { wording, unknown } = alone.evidence;
  const isKnown = unknown === 0 || leans >= LEANS_SURELY;
  return leans >= LEANS_OTHERWISE_DECLINED && wording >= SOUNDS_FOREIGN && isKnown;
}

/** Whether a question has words of other subjects, or that the library does not know. */
export function hasForeignWords({ evidence, wanted }: Retrieval): boolean {
  const isUnknown = wanted.matcher.concepts.length > 0 && evidence.unknown > 0;
  return isUnknown || evidence.otherSubject > 0;
}

/** Whether a question that would be declined by itself is ours after what was talked about. */
export function isOursAfter({ likelihood }: Talk, alone: Retrieval): boolean {
  const isNear = alone.evidence.near >= NEAR_IN_TALK && !hasForeignWords(alone);
  return likelihood >= OURS && alone.likelihood >= OURS_IN_TALK && isNear;
}
