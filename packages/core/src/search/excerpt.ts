import type { Section } from '../library/section.ts';
import type { Ranges } from '../schemas/search.ts';
import { sentencesOf } from '../text/sentences.ts';
import { highlightRanges } from './words/highlight.ts';
import type { Lexicon } from './words/lexicon.ts';

/** About two lines of a search result. */
const EXCERPT_CHARS = 180;
/** What stays before the first match when a long sentence is cut. */
const LEAD_CHARS = 50;

export interface Excerpt {
  text: string;
  ranges: Ranges;
}

/** A long sentence around its first match, cut between words. */
function around(sentence: string, start: number): string {
  if (sentence.length <= EXCERPT_CHARS) return sentence;
  const from = start <= LEAD_CHARS ? 0 : sentence.indexOf(' ', start - LEAD_CHARS) + 1;
  const rest = sentence.slice(from);
  const cut =
    rest.length <= EXCERPT_CHARS
      ? rest
      : `${rest.slice(0, rest.lastIndexOf(' ', EXCERPT_CHARS))} …`;
  return from === 0 ? cut : `… ${cut}`;
}

/** The sentence of a section that holds most of some terms, with where they stand in it. */
export function excerptOf(section: Section, terms: ReadonlySet<number>, lexicon: Lexicon): Excerpt {
  const sentences = section.blocks.flatMap(({ text }) => sentencesOf(text));
  let best = { sentence: sentences[0] ?? '', held: 0, start: 0 };
  for (const sentence of sentences) {
    const ranges = highlightRanges(sentence, terms, lexicon);
    const held = new Set(ranges.map(([from, to]) => sentence.slice(from, to).toLowerCase())).size;
    if (held > best.held) best = { sentence, held, start: ranges[0]?.[0] ?? 0 };
  }
  const text = around(best.sentence, best.start);
  return { text, ranges: highlightRanges(text, terms, lexicon) };
}
