import type { Ranges } from '@hoa/core/schemas/search';
import { splitByRanges } from './split-by-ranges';

/** A plain text with the words that were searched for marked. */
export function Highlighted({ text, ranges }: { text: string; ranges: Ranges }) {
  return splitByRanges(text, ranges).map(({ words, from, isMarked }) =>
    isMarked ? <mark key={from}>{words}</mark> : <span key={from}>{words}</span>,
  );
}
