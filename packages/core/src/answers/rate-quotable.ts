import { placesOf } from '../citations/places.ts';
import type { Section } from '../library/section.ts';
import type { Relevance } from '../search/relevance.ts';
import type { QuestionKind } from './question-kind.ts';
import { matterStems } from './question-stems.ts';
import type { Quotable } from './quotable.ts';

/** What a question looks for in the words that are to answer it. */
export interface Wanted {
  kind: QuestionKind;
  relevance: Relevance;
  /** How much relevance decides: little when one word is all there is to go by. */
  trust: number;
  /** 'how many', 'how long', as it is asked. */
  figure: string | undefined;
  /** States and countries that the question names. */
  places: ReadonlySet<string>;
  /** Whether it goes on from a question whose answer, with the summary, was given. */
  goesOn: boolean;
}

export function wantedOf(
  question: string,
  kind: QuestionKind,
  relevance: Relevance,
  goesOn: boolean,
): Wanted {
  const words = matterStems(question).size;
  return {
    kind,
    relevance,
    trust: words / (words + 2),
    figure: /\bhow \w+/i.exec(question)?.[0].toLowerCase(),
    places: placesOf(question),
    goesOn,
  };
}

/** A summary is written to answer by itself; mistakes and the closing advice are not. */
const PART_BONUS: Record<Section['part'], number> = {
  'in-short': 0.3,
  body: 0.04,
  'common-mistakes': -0.06,
  'state-law': -0.02,
  professional: -0.15,
};
/** Its first sentence answers the question behind the title; the others lean on that answer. */
const SUMMARY_OPENING_BONUS = 0.15;
/** What a heading says of the question counts for all that stands under it. */
const HEADING_SHARE = 0.35;
/** The first sentence of a block names what the block is about. */
const OPENING_BONUS = 0.06;
/** A further sentence must say more of what was asked than it costs. */
const SENTENCE_COST = 0.03;
/** A short sentence alone reads as clipped. */
const CLIPPED_COST = 0.05;
const CLIPPED_CHARS = 90;
/** A number where one is asked for, or the very turn that asks for it. */
const FIGURE_BONUS = 0.06;
const TURN_BONUS = 0.12;
/** The law of a state that was named, or of one that was not. */
const PLACE_BONUS = 0.15;
const OTHER_PLACE_COST = 0.14;

/** Federal law holds everywhere. */
const EVERYWHERE = 'federal';

function placeWorth(text: string, asked: ReadonlySet<string>): number {
  const named = [...placesOf(text)].filter((place) => place !== EVERYWHERE);
  if (named.length === 0) return 0;
  const share = named.filter((place) => asked.has(place)).length / named.length;
  return share * PLACE_BONUS - (1 - share) * OTHER_PLACE_COST;
}

/** How well some words of a section answer: what they say of the question, and how they stand. */
export function rateQuotable(
  { text, sentences, opens }: Quotable,
  section: Section,
  { kind, relevance, trust, figure, places, goesOn }: Wanted,
): number {
  const isSummary = section.part === 'in-short';
  const says = relevance(text) + HEADING_SHARE * relevance(section.heading);
  const turn = kind === 'figure' && figure !== undefined && text.toLowerCase().includes(figure);
  return (
    trust * says +
    (isSummary && goesOn ? 0 : PART_BONUS[section.part]) +
    (isSummary && opens && !goesOn ? SUMMARY_OPENING_BONUS : 0) +
    placeWorth(text, places) +
    (opens ? OPENING_BONUS : 0) +
    (kind === 'figure' && /\d/.test(text) ? FIGURE_BONUS : 0) +
    (turn ? TURN_BONUS : 0) -
    SENTENCE_COST * (sentences - 1) -
    (text.length < CLIPPED_CHARS ? CLIPPED_COST : 0)
  );
}
