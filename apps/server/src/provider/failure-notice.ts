import type { FailureReason } from './provider.ts';

const LIBRARY_ANSWERS = 'so this answer comes straight from the library.';

const NOTICES: Record<FailureReason, string> = {
  unreachable: `The AI service cannot be reached right now, ${LIBRARY_ANSWERS}`,
  rejected: `The AI service did not accept our request, ${LIBRARY_ANSWERS}`,
  declined: `The AI service declined to answer this, ${LIBRARY_ANSWERS}`,
  busy: `The AI service is busy right now, ${LIBRARY_ANSWERS}`,
  failing: `The AI service has a problem right now, ${LIBRARY_ANSWERS}`,
  'too-slow': `The AI service took too long, ${LIBRARY_ANSWERS}`,
  'cut-off': `The AI service broke off in the middle, ${LIBRARY_ANSWERS}`,
  empty: `The AI service had no answer, ${LIBRARY_ANSWERS}`,
  'too-large': `The AI service sent more than an answer, ${LIBRARY_ANSWERS}`,
  unreadable: `The AI service sent nothing readable, ${LIBRARY_ANSWERS}`,
  'circuit-open': `The AI service is having problems, ${LIBRARY_ANSWERS}`,
  stopped: `The AI answer was stopped, ${LIBRARY_ANSWERS}`,
};

/** What a visitor reads beside the library's answer when the provider failed. */
export function failureNotice(reason: FailureReason): string {
  return NOTICES[reason];
}

/** What the provider wrote was not borne out by the sections it cites. */
export const UNSUPPORTED_NOTICE = `The AI answer was not backed by our articles, ${LIBRARY_ANSWERS}`;
/** The day's calls, or the visitor's share of them, are used up. */
export const BUDGET_NOTICE = `Today's AI answers are used up, ${LIBRARY_ANSWERS}`;
