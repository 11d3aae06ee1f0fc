import type { LetterValues } from '@hoa/core/schemas/letter';
import { stopCiting } from './letter-state';
import { eraseSession, readSessionTexts, takeSession, writeSession } from './session-storage';

/**
 * The session storage key of what a visitor filled in, by field. Fields are named alike in all
 * letters and guides, so that a name is written once; it leaves this device in no request.
 */
const VALUES_KEY = 'letterValues';
/** How the session storage keys of what was changed by hand begin: one for each letter, by block. */
const EDITS = 'letterEdits:';
const editsKey = (slug: string) => EDITS + slug;
/** The session storage key of what a guide put into letters, so that it can take it back. */
const filledKey = (guide: string) => `guideFilled:${guide}`;

/** What a letter is filled with, and which act it cites. */
export type RememberedValues = LetterValues & { community?: string };

/** What was filled in so far in this tab, in letters and in guides. */
export function readLetterValues(): LetterValues {
  return readSessionTexts(VALUES_KEY);
}

/** Adds what was filled in to what is known already. */
export function writeLetterValues(values: RememberedValues): void {
  writeSession(VALUES_KEY, JSON.stringify({ ...readLetterValues(), ...values }));
}

/**
 * Puts what was answered in a guide into the letters, in the place of what it put there before. What
 * was written by hand since stays, unless the answer itself has changed.
 */
export function fillFromGuide(guide: string, values: RememberedValues): void {
  const before = readSessionTexts(filledKey(guide));
  const known: Record<string, string | undefined> = readLetterValues();
  const isOurs = (field: string) => (known[field] ?? '') === '' || known[field] === before[field];
  const gone = Object.keys(before).filter((field) => !(field in values) && isOurs(field));
  const put = Object.entries(values).filter(
    ([field, value]) => isOurs(field) || value !== before[field],
  );
  writeLetterValues({
    ...Object.fromEntries(gone.map((field) => [field, ''])),
    ...Object.fromEntries(put),
  });
  writeSession(filledKey(guide), JSON.stringify(values));
}

/** Takes back what a guide put into letters; what was written there by hand stays. */
export function eraseFilled(guide: string): void {
  const filled = readSessionTexts(filledKey(guide));
  takeSession(filledKey(guide));
  const written = Object.entries(readSessionTexts(VALUES_KEY)).filter(
    ([field, value]) => value !== '' && value !== filled[field],
  );
  if (written.length === 0) takeSession(VALUES_KEY);
  else writeSession(VALUES_KEY, JSON.stringify(Object.fromEntries(written)));
}

/** What was changed by hand in a letter, by block. */
export function readLetterEdits(slug: string): Record<string, string> {
  return readSessionTexts(editsKey(slug));
}

/** Keeps what was changed by hand in a letter, by block. */
export function writeLetterEdits(slug: string, edits: Record<string, string>): void {
  writeSession(editsKey(slug), JSON.stringify(edits));
}

/** Forgets all letters: what was filled in, what was changed by hand, and whose law a guide had them cite. */
export function eraseLetters(): void {
  takeSession(VALUES_KEY);
  eraseSession(EDITS);
  stopCiting();
}
