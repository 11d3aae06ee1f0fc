import { type State, stateByCode } from '@hoa/core/jurisdictions';
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';
import { readSessionTexts, takeSession, writeSession } from './session-storage';

/** The session storage key of the guide that led to a letter, with the state that was answered in it. */
const LETTER_STATE_KEY = 'letterState';

const { notify, subscribe } = createListeners();

/** Has letters cite the law of the state that was answered in a guide; this tab alone knows of it. */
export function citeLawOf(state: string, guide: string): void {
  writeSession(LETTER_STATE_KEY, JSON.stringify({ state, guide }));
  notify();
}

/**
 * Has letters cite the law of the visitor's own choice again.
 *
 * @param guide only where this guide led to the letter; whichever did where it is left out
 */
export function stopCiting(guide?: string): void {
  if (guide !== undefined && guide !== readSessionTexts(LETTER_STATE_KEY).guide) return;
  takeSession(LETTER_STATE_KEY);
  notify();
}

const readState = () => readSessionTexts(LETTER_STATE_KEY).state ?? '';

/** The state of {@link citeLawOf}; on the server, and while a page is hydrated, none. */
export function useCitedState(): State | undefined {
  return stateByCode(useSyncExternalStore(subscribe, readState, () => ''));
}
