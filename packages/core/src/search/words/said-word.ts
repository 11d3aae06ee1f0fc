import { editCost } from '../../text/edit-cost.ts';
import { beginningCost } from './slip-cost.ts';
import { stem } from './stem.ts';

/** From so many letters on one may be wrong. */
const CORRECTED_CHARS = 5;
const ONE_SLIP = 1;
/** No slip so small leaves out or adds more letters than these. */
const LETTERS_MAX = 2;

/** A word of a search. */
export interface SaidWord {
  form: string;
  /** Letters from which on it may be cut short; none where something follows it. */
  openFrom?: number;
}

function isNearLength(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= LETTERS_MAX;
}

/** Whether a word is one of some forms: by its stem, cut short where it may be, or with one slip. */
export function isAmong(
  { form, openFrom = Infinity }: SaidWord,
  forms: readonly string[],
): boolean {
  const stemmed = stem(form);
  const mayBeOff = form.length >= CORRECTED_CHARS;
  const isOpen = form.length >= openFrom;
  return forms.some(
    (other) =>
      stem(other) === stemmed ||
      (isOpen && other.startsWith(form)) ||
      (mayBeOff && isNearLength(form, other) && editCost(form, other) <= ONE_SLIP) ||
      (mayBeOff && isOpen && beginningCost(form, other) <= ONE_SLIP),
  );
}
