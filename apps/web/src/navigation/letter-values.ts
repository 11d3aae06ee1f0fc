import type { LetterValues } from '@hoa/core/schemas/letter';
import { readSession, takeSession, writeSession } from './session-storage';

/**
 * The session storage key of what a visitor filled in, by field. Fields are named alike in all
 * letters and guides, so that a name is written once; it leaves this device in no request.
 */
const VALUES_KEY = 'letterValues';
/** The session storage key of what was changed by hand in a letter, by block. */
const editsKey = (slug: string) => `letterEdits:${slug}`;
/** The session storage key of what a guide put into letters, so that it can take it back. */
const filledKey = (guide: string) => `guideFilled:${guide}`;

/** What a letter is filled with, and which act it cites. */
export type RememberedValues = LetterValues & { community?: string };

function readTexts(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readSession(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    return {};
  }
}

/** What was filled in so far in this tab, in letters and in guides. */
export function readLetterValues(): LetterValues {
  return readTexts(VALUES_KEY);
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
  const before = readTexts(filledKey(guide));
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

/** Forgets what a guide put into letters, and all that stands in them. */
export function eraseFilled(guide: string): void {
  takeSession(filledKey(guide));
  eraseLetterValues();
}

/** What was changed by hand in a letter, by block. */
export function readLetterEdits(slug: string): Record<string, string> {
  return readTexts(editsKey(slug));
}

export function writeLetterEdits(slug: string, edits: Record<string, string>): void {
  writeSession(editsKey(slug), JSON.stringify(edits));
}

/** Forgets what was filled in, in all letters. */
export function eraseLetterValues(): void {
  takeSession(VALUES_KEY);
}

/** Forgets what was filled in, in all letters, and what was changed by hand in this one. */
export function eraseLetter(slug: string): void {
  eraseLetterValues();
  takeSession(editsKey(slug));
}
