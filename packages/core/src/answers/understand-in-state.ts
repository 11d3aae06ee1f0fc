import { stateByCode, stateByName } from '../jurisdictions.ts';
import type { LibraryIndex } from '../search/library-index.ts';
import { askedStates } from '../text/jurisdictions.ts';
import { follow, keepTalk, TURNS_READ, talkOf } from './conversation.ts';
import type { Talk } from './talk.ts';
import { type UnderstoodParts, understandParts } from './understand-parts.ts';

/**
 * The one state that a conversation named last: who is in Texas stays there, whatever is asked next.
 *
 * @returns its two letters; undefined where none or more than one was named
 */
function stateTold(history: readonly string[]): string | undefined {
  const named = history.map((one) => askedStates(one)).findLast(({ size }) => size > 0);
  const [name, ...others] = named ?? [];
  return name === undefined || others.length > 0 ? undefined : stateByName(name)?.code;
}

/** A question of a visitor whose state is known is about that state, unless it names one. */
function inState(question: string, state: string | undefined): string {
  const name = state === undefined ? undefined : stateByCode(state)?.name;
  return name === undefined || askedStates(question).size > 0 ? question : `${question} (${name})`;
}

/** Reads a question about the state it names, else that of its conversation, else the one chosen. */
export function understandInState(
  index: LibraryIndex,
  question: string,
  history: readonly string[],
  chosen: string | undefined,
): UnderstoodParts & { english: string } {
  const before = talkOf(index, history);
  const keep = (talk: Talk | undefined) => {
    if (talk !== undefined) keepTalk(index, history, { question, talk });
  };
  const english = inState(question, stateTold(history) ?? chosen);
  const isTold = history.some((one) => askedStates(one).size > 0);
  const plain =
    english !== question && isTold ? understandParts(index, question, before) : undefined;
  if (plain?.whole.goesOn && plain.whole.retrieval.wanted.states.size > 0) {
    keep(plain.whole.talk);
    return { ...plain, english: question };
  }
  const understood = understandParts(index, english, before);
  if (english === question) keep(understood.whole.talk);
  // Without the state that was chosen, as the next question reads it; needed where turns drop out.
  else if (history.length >= TURNS_READ) {
    keep((plain?.whole ?? follow(index, question, before)).talk);
  }
  return { ...understood, english };
}
