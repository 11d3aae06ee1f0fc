import { TURNS_READ } from '@hoa/core/answers/talk/conversation';
import { EARLIER_QUESTION_MAX_CHARS, EARLIER_QUESTIONS_MAX } from '@hoa/core/limits';
import { redact } from '@hoa/core/questions/redact';
import type { ConversationTurn } from '@hoa/db/repositories/conversation-turn.repository';

/** What a client says was asked, as it is stored: whole, or else how it begins. */
interface NamedQuestion {
  question: string;
  begins: string | undefined;
}

function readNamed(earlier: string): NamedQuestion {
  const question = redact(earlier);
  // A cut may go through something personal, which is then masked otherwise than in the whole.
  const isCut = earlier.length === EARLIER_QUESTION_MAX_CHARS;
  return { question, begins: isCut ? question.slice(0, question.length / 2) : undefined };
}

function isNamed(stored: string, { question, begins }: NamedQuestion): boolean {
  return begins === undefined ? stored === question : stored.startsWith(begins);
}

/**
 * The turns that a question was asked after, oldest first, at most {@link TURNS_READ}: whoever goes
 * back to an answer and asks on from there is not asking after what came later. What is not stored
 * comes without an answer.
 *
 * @param stored the last turns of its conversation, oldest first
 * @param earlier see `earlier` of a question's request: the first question and the last ones
 */
export function turnsAskedAfter(
  stored: readonly ConversationTurn[],
  earlier: readonly string[],
): ConversationTurn[] {
  const [first, ...others] = earlier.map(readNamed);
  if (first === undefined) return [];
  let older = stored;
  const take = (asked: NamedQuestion): ConversationTurn => {
    const at = older.findLastIndex(({ question }) => isNamed(question, asked));
    const turn = older[at];
    if (turn === undefined) return { question: asked.question, answer: '' };
    older = older.slice(0, at);
    return turn;
  };
  const last = others.toReversed().map(take).reverse();
  // A request that carries all it can may leave out those between the first question and the last
  // ones, without which the last may say nothing. Some may be of answers left long ago.
  const isFull = earlier.length === EARLIER_QUESTIONS_MAX && older.length < stored.length;
  const leftOut = isFull ? older : [];
  const begun = take(first);
  return [begun, ...leftOut.slice(leftOut.lastIndexOf(begun) + 1), ...last].slice(-TURNS_READ);
}
