import { readInTalk } from '../../language/spanish.ts';
import type { AnswerLanguage } from '../../schemas/answer.ts';
import type { LibraryIndex } from '../../search/library-index.ts';
import { typesAsked } from '../../search/question/question-types.ts';
import { withStateNames } from '../../text/asked-states.ts';
import type { Turn } from './conversation.ts';
import { type ShownBefore, shownIn } from './shown-before.ts';
import { understandInState } from './understand-in-state.ts';
import type { UnderstoodParts } from './understand-parts.ts';

/** A question as an answer needs it: in English, about a state, in the light of its conversation. */
export interface AskedInTalk extends UnderstoodParts {
  language: AnswerLanguage;
  /** In English, about the state it is read for. */
  english: string;
  /** In English, as it was asked. */
  asAsked: string;
  /** The questions before it, in English, oldest first. */
  said: readonly string[];
  shown: ShownBefore;
  /** Whether its state was chosen on the page rather than named. */
  isStateChosen: boolean;
  /** Whether it is a follow-up on what to write, which wants words rather than a rule of the law. */
  asksForWords: boolean;
}

/**
 * Reads a question.
 *
 * @param history the conversation so far, oldest first
 * @param state two letters of the state chosen, which counts where nobody named one
 */
export function askedInTalk(
  index: LibraryIndex,
  question: string,
  history: readonly Turn[],
  state: string | undefined,
): AskedInTalk {
  const read = readInTalk(
    question,
    history.map((turn) => turn.question),
  );
  const asAsked = withStateNames(read.asked.english);
  const said = read.said.map(withStateNames);
  const understood = understandInState(index, asAsked, said, state);
  const { goesOn } = understood.whole;
  return {
    ...understood,
    language: read.asked.language,
    asAsked,
    said,
    shown: shownIn(history, goesOn),
    isStateChosen: understood.english !== asAsked,
    asksForWords: goesOn && typesAsked(asAsked).includes('what-do-i-write'),
  };
}
