import { stateByCode } from '@hoa/core/jurisdictions';
import { QUESTION_MAX_CHARS } from '@hoa/core/limits';

/** A question as an address carries it. */
export interface AskedQuestion {
  question: string;
  /** Two letters of the state that it is asked for; undefined where none was chosen. */
  state: string | undefined;
}

const QUESTION = 'ask';
const STATE = 'state';

/**
 * The fragment under which an answer stands on the home page: '#ask=What+is+a+quorum%3F&state=VA'.
 * A fragment stays in the browser, so that no log along the way holds what somebody asked.
 */
export function answerHash({ question, state }: AskedQuestion): string {
  const parameters = new URLSearchParams({ [QUESTION]: question });
  if (state !== undefined) parameters.set(STATE, state);
  return `#${parameters}`;
}

/** The question that a fragment carries; undefined for the anchor of a section and for anything else. */
export function questionInHash(hash: string): AskedQuestion | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const question = parameters.get(QUESTION)?.slice(0, QUESTION_MAX_CHARS) ?? '';
  if (question.trim() === '') return undefined;
  return { question, state: stateByCode(parameters.get(STATE)?.toUpperCase() ?? '')?.code };
}
