import { takeSession, writeSession } from './session-storage';

/** The session storage key of a question that waits for the question box. */
const PREFILLED_QUESTION_KEY = 'prefilledQuestion';

const listeners = new Set<() => void>();

/** Leaves a question for the assistant's box, on this page or on the home page that comes next. */
export function writePrefilledQuestion(text: string): void {
  writeSession(PREFILLED_QUESTION_KEY, text);
  for (const listener of listeners) listener();
}

/** Takes the question that waits, so that it fills the box once; null when none waits. */
export function takePrefilledQuestion(): string | null {
  return takeSession(PREFILLED_QUESTION_KEY);
}

/**
 * Tells a question box that is on the page already that a question waits for it.
 *
 * @returns a function that ends the telling
 */
export function onPrefilledQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
