import { stateByCode, stateByName } from '../../jurisdictions.ts';
import type { LibraryIndex } from '../../search/library-index.ts';
import { askedStates } from '../../text/asked-states.ts';
import { follow, keepTalk, TURNS_READ, talkOf } from './conversation.ts';
import type { Talk } from './talk.ts';
import { type UnderstoodParts, understandParts } from './understand-parts.ts';

/** The states that a conversation named last; undefined where it named none. */
function statesTold(history: readonly string[]): ReadonlySet<string> | undefined {
  for (const said of history.toReversed()) {
    const named = askedStates(said);
    if (named.size > 0) return named;
  }
  return undefined;
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
  const told = statesTold(history);
  // Who is in Texas stays there, whatever is asked next.
  const [only, ...others] = told ?? [];
  const own = only === undefined || others.length > 0 ? undefined : stateByName(only)?.code;
  const english = inState(question, own ?? chosen);
  const plain =
    english !== question && told !== undefined
      ? understandParts(index, question, before)
      : undefined;
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
