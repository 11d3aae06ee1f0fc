import { stateByCode } from '@hoa/core/jurisdictions';
import {
  EARLIER_QUESTION_MAX_CHARS,
  EARLIER_QUESTIONS_MAX,
  QUESTION_MAX_CHARS,
} from '@hoa/core/limits';

/** A question as an address carries it. */
export interface AskedQuestion {
  question: string;
  /** Two letters of the state that it is asked for; undefined where none was chosen. */
  state: string | undefined;
  /** What was asked before it in its conversation, oldest first, each cut where it is long. */
  earlier: string[];
}

const QUESTION = 'ask';
const STATE = 'state';
const EARLIER = 'after';

/** Questions before another, as many and as long as a request may carry; the first says the most. */
function withinLimits(questions: readonly string[]): string[] {
  const [first, ...others] = questions.map((one) => one.slice(0, EARLIER_QUESTION_MAX_CHARS));
  return first === undefined ? [] : [first, ...others.slice(1 - EARLIER_QUESTIONS_MAX)];
}

/** What a question that goes on from another was asked after. */
export function askedAfter({ question, earlier }: AskedQuestion): string[] {
  return withinLimits([...earlier, question]);
}

/**
 * The fragment under which an answer stands on the home page: '#ask=What+is+a+quorum%3F&state=VA',
 * and what it was asked after, so that who is sent a follow-up knows what it is about. A fragment
 * stays in the browser: no log along the way holds what somebody asked.
 */
export function answerHash({ question, state, earlier }: AskedQuestion): string {
  const parameters = new URLSearchParams({ [QUESTION]: question });
  if (state !== undefined) parameters.set(STATE, state);
  for (const before of earlier) parameters.append(EARLIER, before);
  return `#${parameters}`;
}

/** The question that a fragment carries; undefined for the anchor of a section and for anything else. */
export function questionInHash(hash: string): AskedQuestion | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const question = parameters.get(QUESTION)?.slice(0, QUESTION_MAX_CHARS) ?? '';
  if (question.trim() === '') return undefined;
  const state = stateByCode(parameters.get(STATE)?.toUpperCase() ?? '')?.code;
  return { question, state, earlier: withinLimits(parameters.getAll(EARLIER)) };
}
