import { Remembered } from '../remembered.ts';
import { editCost } from './edit-cost.ts';

/** Names that are long enough to be known when they are misspelled. */
const LONG_NAME = 6;
/** What a misspelling may cost at most: two easy slips, as in 'conneticut', or one in a short name. */
const SLIPS_MAX = 1.2;
const SLIPS_IN_SHORT_MAX = 1;
/** Words that are no misspelling of a state, though they are as near to its name. */
const NO_NAMES = /^(?:indians?|georgina)$/;
/** Words that are remembered: the law table is read in some ten thousand texts of few words. */
const MEANT_MAX = 20_000;

/**
 * Finds which of some names a word in small letters is a misspelling of; undefined if it is of none.
 *
 * @param names in small letters
 */
export function misspelledFrom(names: readonly string[]): (typed: string) => string | undefined {
  const long = [...new Set(names)].filter((name) => name.length >= LONG_NAME);
  // A misspelling keeps the first letter, so most words of a text need no comparing at all.
  const byLetter = Map.groupBy(long, (name) => name[0]);
  const meant = new Remembered<string, string | null>(MEANT_MAX);
  const nameOf = (typed: string) =>
    NO_NAMES.test(typed)
      ? null
      : (byLetter
          .get(typed[0])
          ?.find(
            (one) =>
              Math.abs(one.length - typed.length) <= 2 &&
              !typed.startsWith(one) &&
              editCost(typed, one) <= (one.length > LONG_NAME ? SLIPS_MAX : SLIPS_IN_SHORT_MAX),
          ) ?? null);
  return (typed) => meant.get(typed, nameOf) ?? undefined;
}
