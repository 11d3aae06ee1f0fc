import type { Ranges } from '@hoa/core/schemas/search';

/** A stretch of a text that is marked as a whole or not at all. */
interface Stretch {
  words: string;
  /** Where it begins in the text. */
  from: number;
  isMarked: boolean;
}

/**
 * Cuts a text at the ranges to highlight. Ranges may come in any order, overlap or reach past the
 * end; joined together, the stretches are the text.
 */
export function splitByRanges(text: string, ranges: Ranges): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to <= done) return;
    stretches.push({ words: text.slice(done, to), from: done, isMarked });
    done = to;
  };
  for (const [from, to] of ranges.toSorted((left, right) => left[0] - right[0])) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return stretches;
}

/** A plain text with the words that were searched for marked. */
export function Highlighted({ text, ranges }: { text: string; ranges: Ranges }) {
  return splitByRanges(text, ranges).map(({ words, from, isMarked }) =>
    isMarked ? <mark key={from}>{words}</mark> : <span key={from}>{words}</span>,
  );
}
