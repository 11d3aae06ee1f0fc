import type { LibraryIndex, Retrieval } from '../search/library-index.ts';
import type { Relevance } from '../search/relevance.ts';
import { matterStems } from './question-stems.ts';

/** Openings with which a question goes on from the one before. */
const GOES_ON =
  /^\W*(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even if|why|really)\b/i;
/** Words that point back; 'they' does not, as it is what people call their board. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|the same|that one|this one|instead|he|she)\b/i;
/** A question without any matter of its own is about what was said; a greeting is not. */
const ASKS = /\?|^\W*(?:why|how|what|who|when|where|which|can|is|are|do|does|may|will|should)\b/i;
/** A question with more words that carry matter than this says itself what it is about. */
const GOING_ON_STEMS = 4;
const POINTING_STEMS = 2;
/** What nobody understands alone may be understood with the question before. */
const UNCLEAR_STEMS = 3;
/** Earlier questions that a new one may still be about. */
const MOST_TURNS = 4;

/** 'And if they refuse?': a case of something that was said before, or of nothing. */
const CASE_ALONE = /^\W*(?:(?:and|but|or|so|then|ok(?:ay)?)\W+)?(?:what\W+|even\W+)?if\b/i;

/** Whether a question makes sense only after an earlier one. */
function leansOnEarlier(question: string, { status }: Retrieval): boolean {
  const stems = matterStems(question).size;
  if (stems === 0) return ASKS.test(question);
  if (GOES_ON.test(question)) return stems <= GOING_ON_STEMS;
  if (POINTS_BACK.test(question)) return stems <= POINTING_STEMS;
  return status === 'not-covered' && stems <= UNCLEAR_STEMS;
}

/** A question as it is understood within its conversation. */
export interface ReadInConversation {
  retrieval: Retrieval;
  /** What the question says by itself, when it was read together with what was asked before. */
  ownRelevance?: Relevance;
}

/** The retrieval for a question by itself; a bare case of something unsaid is about nothing. */
function understood(question: string, alone: Retrieval): Retrieval {
  const isBare = CASE_ALONE.test(question) && matterStems(question).size <= 1;
  return isBare ? { ...alone, status: 'not-covered' } : alone;
}

/** The question that a conversation is about, with those that went on from it, oldest first. */
function context(index: LibraryIndex, history: readonly string[]): string[] {
  const recent = history.slice(-MOST_TURNS);
  const start = recent.findLastIndex((asked) => !leansOnEarlier(asked, index.retrieve(asked)));
  return recent.slice(Math.max(0, start));
}

/**
 * Retrieves for a question of a conversation. One that leans on what was asked before is read
 * together with that, and weighs twice as much; one that stands on its own is not touched by it.
 *
 * @param history earlier questions, oldest first
 */
export function retrieveInConversation(
  index: LibraryIndex,
  question: string,
  history: readonly string[],
): ReadInConversation {
  const alone = understood(question, index.retrieve(question));
  if (history.length === 0 || !leansOnEarlier(question, alone)) return { retrieval: alone };
  const asked = [...context(index, history), question, question];
  const together = index.retrieve(asked.join('\n'));
  if (together.status === 'not-covered') return { retrieval: alone };
  return { retrieval: together, ownRelevance: alone.relevance };
}
