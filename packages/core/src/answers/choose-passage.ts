import type { Passage, Place } from './passages.ts';
import { quotablesOf } from './quotable.ts';
import { rateQuotable, type Wanted } from './rate-quotable.ts';

/** A passage with how well it answers. */
interface RatedPassage extends Passage {
  rating: number;
}

/**
 * The words of some sections that answer best; of equal ones the first.
 *
 * @param most sentences to quote at most
 */
export function choosePassage(
  places: readonly Place[],
  wanted: Wanted,
  most: number,
): Passage | undefined {
  let best: RatedPassage | undefined;
  for (const { article, section } of places) {
    for (const block of section.blocks) {
      for (const quotable of quotablesOf(block, section.part)) {
        if (quotable.sentences > most) continue;
        const rating = rateQuotable(quotable, section, wanted);
        if (best === undefined || rating > best.rating) {
          best = { article, section, text: quotable.text, rating };
        }
      }
    }
  }
  return best;
}
