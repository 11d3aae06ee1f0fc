import { type State, stateByCode } from '@hoa/core/jurisdictions';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../theme/brand';
import { stopCiting, useCitedState } from './letter-state';
import { createListeners } from './listeners';

/** The local storage key of the chosen state, and its parameter in an address. */
const STATE_KEY = 'state';

/** The id of the part of a topic page that is about the chosen state. */
export const IN_YOUR_STATE = 'in-your-state';

/** The title of that part: 'In Texas'. */
export const inYourState = (state: State | undefined) =>
  state === undefined ? 'In your state' : `In ${state.name}`;

const listeners = createListeners();
/** What was chosen on this page; undefined until the device has been asked. */
let chosen: string | null | undefined;

function readChosen(): string | null {
  if (chosen !== undefined) return chosen;
  chosen = null;
  try {
    chosen = window.localStorage.getItem(STATE_KEY);
  } catch {
    // A frame may block storage: nothing is chosen yet, and what is chosen lasts for this page.
  }
  return chosen;
}

/**
 * Keeps the choice of a state on this device: '' for none although the brand names one; null forgets
 * it. What was chosen last is meant, so letters cite its law too.
 */
export function chooseState(code: string | null): void {
  chosen = code;
  try {
    if (code === null) window.localStorage.removeItem(STATE_KEY);
    else window.localStorage.setItem(STATE_KEY, code);
  } catch {
    // See readChosen.
  }
  listeners.notify();
  stopCiting();
}

function subscribe(listener: () => void): () => void {
  // Another tab of the visitor chose.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== STATE_KEY) return;
    chosen = newValue;
    listener();
  };
  const stop = listeners.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** The state that an address names: '?state=TX'; undefined where it names none. */
export function stateInAddress(search: string): State | undefined {
  return stateByCode(new URLSearchParams(search).get(STATE_KEY)?.toUpperCase() ?? '');
}

/**
 * The state that the visitor chose on this device; on the server, and while a page is hydrated,
 * none: pages are kept for everybody. It is never guessed; a brand may name one for those who chose
 * none.
 */
export function useStoredState(): State | undefined {
  const { state: byDefault = null } = useBrand();
  const read = () => readChosen() ?? byDefault;
  return stateByCode(useSyncExternalStore(subscribe, read, () => null) ?? '');
}

/** The state that this page is shown for: the one in its address, or else the visitor's. */
export function useChosenState(): State | undefined {
  const { search } = useLocation();
  const stored = useStoredState();
  return stateInAddress(search) ?? stored;
}

/** The state whose law a letter cites: of its address, of the guide that led to it, or the visitor's. */
export function useLetterState(): State | undefined {
  const named = stateInAddress(useLocation().search);
  const cited = useCitedState();
  const stored = useStoredState();
  return named ?? cited ?? stored;
}

/** The address of a page for a state, to be passed on. */
export function pathForState(pathname: string, code: string): string {
  return `${pathname}?${STATE_KEY}=${code}`;
}
