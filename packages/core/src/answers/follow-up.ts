import type { LibraryIndex, Retrieval } from '../search/library-index.ts';
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

/** Whether a question makes sense only after an earlier one. */
function leansOnEarlier(question: string, { status }: Retrieval): boolean {
  const stems = matterStems(question).size;
  if (stems === 0) return ASKS.test(question);
  if (GOES_ON.test(question)) return stems <= GOING_ON_STEMS;
  if (POINTS_BACK.test(question)) return stems <= POINTING_STEMS;
  return status === 'not-covered' && stems <= UNCLEAR_STEMS;
}

/**
 * Retrieves for a question of a conversation. One that leans on what was asked before is read
 * together with the last question, and weighs twice as much; one that stands on its own is not
 * touched by it.
 *
 * @param history earlier questions, oldest first
 */
export function retrieveInConversation(
  index: LibraryIndex,
  question: string,
  history: readonly string[],
): { asked: string; retrieval: Retrieval } {
  const alone = { asked: question, retrieval: index.retrieve(question) };
  const last = history.at(-1);
  if (last === undefined || !leansOnEarlier(question, alone.retrieval)) return alone;
  const asked = `${last}\n${question}`;
  const together = index.retrieve(`${asked}\n${question}`);
  return together.status === 'not-covered' ? alone : { asked, retrieval: together };
}
