import type { LibraryIndex } from '../../search/library-index.ts';
import { askedStates } from '../../text/asked-states.ts';
import { type Understood, understand } from './conversation.ts';
import { splitQuestion } from './split-question.ts';
import type { Talk } from './talk.ts';

/** A question that asks one thing or two. */
export interface UnderstoodParts {
  parts: ReturnType<typeof splitQuestion>;
  /** The first thing that it asks. */
  first: Understood;
  /** All of it. */
  whole: Understood;
}

/**
 * Two questions that begin a conversation, read by the first of them, if that is one for the library
 * by itself: to read the whole as well would take as long again. Undefined otherwise. What the whole
 * makes of the conversation is read when somebody asks on, and is then the same in every process.
 */
function readByFirst(
  index: LibraryIndex,
  question: string,
  parts: UnderstoodParts['parts'],
): UnderstoodParts | undefined {
  const first = understand(index, parts[0], undefined);
  const { retrieval } = first;
  if (!retrieval.isOurs || first.isBare) return undefined;
  const wanted = { ...retrieval.wanted, states: askedStates(question) };
  return {
    parts,
    first,
    whole: { ...first, retrieval: { ...retrieval, wanted }, talk: undefined },
  };
}

/** Reads a question as a whole, and the first of two that it asks. */
export function understandParts(
  index: LibraryIndex,
  question: string,
  before: Talk | undefined,
): UnderstoodParts {
  const parts = splitQuestion(question);
  const isFirst = parts.length === 2 && before === undefined;
  const byFirst = isFirst ? readByFirst(index, question, parts) : undefined;
  if (byFirst !== undefined) return byFirst;
  const whole = understand(index, question, before);
  const first = parts.length === 1 ? whole : understand(index, parts[0], before);
  return { parts, first, whole };
}
