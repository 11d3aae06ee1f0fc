import { stateByCode } from '../jurisdictions.ts';
import type { LibraryIndex } from '../search/library-index.ts';
import { askedStates } from '../text/jurisdictions.ts';
import { keepTalk, talkOf, type Understood, understand } from './conversation.ts';
import type { Talk } from './talk.ts';

/** A question of a visitor who chose a state is about that state, unless it names one. */
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
): { before: Talk | undefined; english: string; understood: Understood } {
  const before = talkOf(index, history);
  const english = inState(question, chosen);
  const isTold = history.some((one) => askedStates(one).size > 0);
  if (english !== question && isTold) {
    const understood = understand(index, question, before);
    const { goesOn, retrieval } = understood;
    if (goesOn && retrieval.wanted.states.size > 0)
      return { before, english: question, understood };
  }
  const understood = understand(index, english, before);
  if (english === question) keepTalk(index, history, { question, talk: understood.talk });
  return { before, english, understood };
}
