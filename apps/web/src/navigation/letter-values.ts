import type { LetterValues } from '@hoa/core/schemas/letter';
import { readSession, takeSession, writeSession } from './session-storage';

/**
 * The session storage key of what a visitor filled in, by field. Fields are named alike in all
 * letters and guides, so that a name is written once; it leaves this device in no request.
 */
const VALUES_KEY = 'letterValues';
/** The session storage key of what was changed by hand in a letter, by block. */
const editsKey = (slug: string) => `letterEdits:${slug}`;

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
