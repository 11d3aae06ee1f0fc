import type { Section, SectionBlock } from '../library/section.ts';
import { sentenceSpans } from '../text/sentences.ts';

/** Openings that lean on a sentence before them. */
const LEANS =
  /^["“(]?(?:it|its|this|that|these|those|they|them|their|he|she|his|her|such|however|but|and|or|so|also|then|instead|otherwise|both|neither|either|here|there|another|others|yet|still|thus|therefore|meanwhile|likewise|similarly|none|one|ones|for example|for instance|in (?:that|this|these|those|such|both|either)|as a result|by contrast|even (?:so|then)|if (?:so|not)|if (?:it|they|that|this|there)|after (?:that|this)|until then|once (?:it|that|they)|at (?:that|this)|because of (?:that|this)|the (?:same|other|others|rest|latter|former|first|second|third|next|last|result|answer|difference|example|sum|total|point|order|figure|figures|steps?|list|numbers?|table|clause))\b/i;
/** Pointers to something that the quoted words leave behind. */
const POINTS_AWAY =
  /\b(?:as follows|the following|here (?:is|are)|in the (?:example|table|list)|(?:example|table|list|steps?|chart|formula|letter|clause|sample|schedule|section|sections|procedure|law|rules?|points?|tests?) (?:above|below)|(?:listed|shown|described|given|quoted) (?:above|below)|these (?:steps|things|points|rules|tests|parts)|do (?:this|these)|in (?:this|the) order\.|in order\.|(?:next|last|previous|earlier) section|the (?:first|last|other|second) (?:two|three|four|one)|either list)\b/i;
const FEWEST_WORDS = 5;
/** A list item or a mistake opens with its name, a few words that are no statement. */
const LABEL_WORDS = 9;
/** 'Contacts: directors, manager': a name, a few words, with what belongs to it. */
const NAMES_FIRST = /^(?:[^\s.!?]+\s){0,3}[^\s.!?]+:\s/;
const MOST_SENTENCES = 3;
/** What a reader takes in at once; a longer sentence stands alone or not at all. */
const MOST_CHARS = 420;

/** Sample letters and table rows are no statements; steps are shown as a list of their own. */
const QUOTED_KINDS: readonly SectionBlock['kind'][] = ['paragraph', 'item'];

/** Whole sentences side by side, verbatim, that make sense with nothing before them. */
export interface Quotable {
  text: string;
  sentences: number;
  /** Whether they open their block, which names what the block is about. */
  opens: boolean;
}

function isWhole(sentence: string): boolean {
  return /[.!?]["”’)\]]*$/.test(sentence) && !POINTS_AWAY.test(sentence);
}

function wordCount(sentence: string): number {
  return sentence.split(/\s+/).length;
}

function canOpen(sentence: string): boolean {
  return (
    wordCount(sentence) >= FEWEST_WORDS && !LEANS.test(sentence) && !NAMES_FIRST.test(sentence)
  );
}

/** Whether the first sentence of a block is only its name. */
function isLabel(sentence: string, { kind }: SectionBlock, part: Section['part']): boolean {
  const isNamed = kind === 'item' || part === 'common-mistakes';
  return isNamed && wordCount(sentence) <= LABEL_WORDS;
}

/** Everything in a block that may be quoted: one to three sentences, in the order of the text. */
export function quotablesOf(block: SectionBlock, part: Section['part']): Quotable[] {
  const { kind, text } = block;
  if (!QUOTED_KINDS.includes(kind)) return [];
  const spans = sentenceSpans(text);
  const whole = spans.map(({ from, to }) => isWhole(text.slice(from, to)));
  return spans.flatMap(({ from, to }, first): Quotable[] => {
    const opening = text.slice(from, to);
    if (!canOpen(opening) || (first === 0 && isLabel(opening, block, part))) return [];
    const quotables: Quotable[] = [];
    for (let last = first; last < first + MOST_SENTENCES && whole[last] === true; last++) {
      const quoted = text.slice(from, spans[last]?.to);
      if (quoted.length > MOST_CHARS) break;
      quotables.push({ text: quoted, sentences: last - first + 1, opens: first === 0 });
    }
    return quotables;
  });
}
