import type { Section, SectionBlock } from '../../library/section.ts';
import { statesOf } from '../../text/named-jurisdictions.ts';
import { sentenceSpans } from '../../text/sentences.ts';

/** Openings that lean on a sentence before them. */
const LEANS =
  /^["“(]?(?:yes|no(?=[,.])|it|its|this|that|these|those|they|them|their|he|she|his|her|such|however|but|and|or|so|also|then|instead|otherwise|both|neither|either|here|there|another|others|yet|still|thus|therefore|meanwhile|likewise|similarly|none|one|ones|for example|for instance|in (?:that|this|these|those|such|both|either)|as a result|by contrast|even (?:so|then)|if (?:so|not)|if (?:it|they|that|this|there)|after (?:that|this)|until then|once (?:it|that|they)|at (?:that|this)|because of (?:that|this)|the (?:same|other|others|rest|latter|former|first|second|third|next|last|result|answer|difference|example|sum|total|point|order|figure|figures|steps?|list|numbers?|table|clause))\b/i;
/** Pointers to something that the quoted words leave behind. */
const POINTS_AWAY =
  /\b(?:as follows|the following|here (?:is|are)|in the (?:example|table|list)|(?:example|table|list|steps?|chart|formula|letter|clause|sample|schedule|section|sections|procedure|law|rules?|points?|tests?) (?:above|below)|(?:listed|shown|described|given|quoted) (?:above|below)|these (?:steps|things|points|rules|tests|parts)|do (?:this|these)|in (?:this|the) order\.|in order\.|(?:next|last|previous|earlier) section|the (?:first|last|other|second) (?:two|three|four|one)|either list)\b/i;
/** A subject that is compared with one before it: 'A review is lighter', 'The right is much narrower'. */
const COMPARES =
  /^(?:an?|the) [^,.;]{1,60}? (?:is|are) (?:also |much |far |even |often |usually )*(?:\w+er|more|less|worse|better|different|similar|alike)\b(?!.* than\b)/i;
/** A 'that act', or an 'also', that speaks of something before. */
const REFERS =
  /\b(?:(?:that|this|these|those|such) (?:act|law|statute|rule|rules|section|code|case|cases|clause|figure|point|list|table|test|tests|duty|right|sum|number|limit|period|date|plan|policy|step|vote|notice|fee|order|form|way|kind)|also)\b/i;
const WORDS_MIN = 5;
/** A list item or a mistake opens with its name, a few words that are no statement. */
const LABEL_WORDS = 9;
/** 'Contacts: directors, manager': a name, a few words, with what belongs to it. */
const NAMES_FIRST = /^(?:[^\s.!?]+\s){0,3}[^\s.!?]+:\s/;
/** 'Usually', 'Seldom', 'Not': how sure a verdict is, or that it is no. */
const HEDGE =
  '(usually|often|normally|generally|probably|sometimes|mostly|perhaps|rarely|seldom|hardly|not)';
/** What a verdict is narrowed by: ' without a hearing', ', by state law'. */
const NARROWED =
  '(?:,? (?:usually|always|really|fairly|fully|easily|outright|automatically|alone|quite|yet|only|but|by|without|within|as|in|for|from|with|on|after|before|under|at|depending|if|unless|until|when|even|to)\\b[^.:;?!“]{0,60})?';
/** The verdict that an authored answer opens with, before a statement that is whole without it. */
const VERDICT = new RegExp(
  `^(?:(?:yes|no)(?:, [a-z]+)?|${HEDGE}(?: (yes|no|not))?(?:, [a-z]+)?${NARROWED}): (?=[\\p{L}\\d“])`,
  'iu',
);
const SENTENCES_MAX = 3;
/** What a reader takes in at once; a longer sentence stands alone or not at all. */
const CHARS_MAX = 420;

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
    wordCount(sentence) >= WORDS_MIN &&
    !LEANS.test(sentence) &&
    (!NAMES_FIRST.test(sentence) || statesOf(sentence.slice(0, sentence.indexOf(':'))).size > 0)
  );
}

/** What may be quoted from: a block of a section, or an authored answer. */
export interface QuotableSource {
  kind: SectionBlock['kind'] | 'answer';
  text: string;
  section: Pick<Section, 'part'>;
}

/** Whether a sentence speaks of what was said before it without naming it. */
function leansOnSubject(sentence: string): boolean {
  return COMPARES.test(sentence) || REFERS.test(sentence);
}

/** Whether the first sentence of a block is only its name. */
function isLabel(sentence: string, { kind, section }: QuotableSource): boolean {
  const isNamed = kind === 'item' || section.part === 'common-mistakes';
  return isNamed && wordCount(sentence) <= LABEL_WORDS;
}

function runsOfSentences(passage: QuotableSource): Quotable[] {
  const { text } = passage;
  const spans = sentenceSpans(text);
  const whole = spans.map(({ from, to }) => isWhole(text.slice(from, to)));
  return spans.flatMap(({ from, to }, first): Quotable[] => {
    const opening = text.slice(from, to);
    if (!canOpen(opening) || (first === 0 && isLabel(opening, passage))) return [];
    if (first > 0 && leansOnSubject(opening)) return [];
    const quotables: Quotable[] = [];
    for (let last = first; last < first + SENTENCES_MAX && whole[last] === true; last++) {
      const quoted = text.slice(from, spans[last]?.to);
      if (quoted.length > CHARS_MAX) break;
      quotables.push({ text: quoted, sentences: last - first + 1, opens: first === 0 });
    }
    return quotables;
  });
}

/**
 * A statement without the 'Yes' or 'Usually not' before it, which answers the question that it was
 * written for and may be wrong for another: 'No: a board may not fine by email'. As it is where it
 * has none.
 */
export function withoutVerdict(text: string): string {
  const statement = text.replace(VERDICT, '');
  return statement === text ? text : statement.charAt(0).toUpperCase() + statement.slice(1);
}

/**
 * How an answer opens that can be quoted without its verdict: with a hedged 'Usually not', with a
 * narrower 'Not without a hearing' or 'Seldom', or undefined for a plain 'Yes' and for none.
 */
export function hedgedVerdictOf(text: string): 'yes-or-no' | 'narrower' | undefined {
  const opening = VERDICT.exec(text);
  if (opening?.[1] === undefined) return;
  return opening[2] === undefined ? 'narrower' : 'yes-or-no';
}

/**
 * Everything in a passage that may be quoted: of prose one to three sentences in the order of the
 * text; a row of a table and a sample whole; an authored answer whole and without its verdict; a
 * step only with its list.
 */
export function quotablesOf(passage: QuotableSource): Quotable[] {
  const { kind, text } = passage;
  if (kind === 'step') return [];
  if (kind === 'paragraph' || kind === 'item') return runsOfSentences(passage);
  const texts = kind === 'answer' ? new Set([text, withoutVerdict(text)]) : [text];
  return [...texts].map((quoted) => ({ text: quoted, sentences: 1, opens: true }));
}
