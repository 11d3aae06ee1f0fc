import type { Retrieval } from '../../search/library-index.ts';
import { likelihoodBy } from '../../search/numbers/logistic.ts';
import { contentStems } from '../../search/words/content-stems.ts';
import { askedStates } from '../../text/asked-states.ts';
import { withoutStates } from '../../text/named-jurisdictions.ts';

/** Openings with which a question goes on from the one before. */
const GOES_ON =
  /^\W*(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even|why|really|same)\b/i;
/** Words that point back. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|the same|that one|this one|one|instead|then|he|she|him|her|his|else)\b/i;
/** What people call their board, and what was said before. */
const THEY = /\b(?:they|them|their|there|the (?:letter|vote|fine|fee|rule|meeting|answer))\b/i;
/** What only greets or thanks is about nothing that was said. */
const GREETS = /^\W*(?:hi|hello|hey|thanks?|thank you|good (?:morning|evening|day)|bye)\b[^?]*$/i;
const SAYS_NOTHING = /^\W*$/;

/** What tells whether a question goes on from the one before. */
export interface LeaningSigns {
  goesOn: number;
  pointsBack: number;
  they: number;
  /** Words that carry matter, as a share of many, and whether there are none. */
  words: number;
  wordless: number;
  /** How likely the question alone is one for the library. */
  clear: number;
  /** Words that the library does not know or that are of other subjects. */
  unknown: number;
  otherSubject: number;
  /** 1 when it names an association. */
  association: number;
  /** How well an authored question says all that it asks. */
  asked: number;
  /** How near what would be quoted lies in meaning. */
  near: number;
  /** How much its best article was being talked about. */
  sameArticle: number;
  /** How near, of the articles talked about, what fits best lies to the best of all. */
  nearTalk: number;
}

/** A question that leans so much on what was said is read together with it. */
export const LEANS = 0.5;
/** More words that carry matter than these tell no more. */
const MANY_WORDS = 6;
/** Divides ratings before they become odds of articles: the higher, the more even. */
const TEMPERATURE = 4;

/** Fitted by `npm run eval -- --fit-talk`; see eval/README.md. */
const LEANING_WEIGHTS: Readonly<Record<keyof LeaningSigns | 'bias', number>> = {
  goesOn: 2.6,
  pointsBack: 1.16,
  they: 1.32,
  words: -9.76,
  wordless: 0.89,
  clear: -0.1,
  unknown: -2.9,
  otherSubject: -2.3,
  association: 0.09,
  asked: -0.82,
  near: -2.13,
  sameArticle: 0.73,
  nearTalk: 5.07,
  bias: 4.12,
};

/** What tells whether a question leans on what was talked about. */
export function leaningSigns(
  question: string,
  { excerpts, likelihood, evidence, wanted }: Retrieval,
  talkedOf: ReadonlyMap<string, number>,
): LeaningSigns {
  const words = contentStems(withoutStates(question, askedStates(question))).size;
  const [lead] = excerpts;
  const inTalk = excerpts.find(({ excerpt }) => talkedOf.has(excerpt.passage.article.slug));
  const is = (sign: RegExp) => (sign.test(question) ? 1 : 0);
  return {
    goesOn: is(GOES_ON),
    pointsBack: is(POINTS_BACK),
    they: is(THEY),
    words: Math.min(MANY_WORDS, words) / MANY_WORDS,
    wordless: words === 0 ? 1 : 0,
    clear: likelihood,
    unknown: wanted.matcher.concepts.length === 0 ? 0 : evidence.unknown,
    otherSubject: Math.min(1, evidence.otherSubject),
    association: evidence.association,
    asked: lead?.questionFit ?? 0,
    near: lead?.near.words ?? 0,
    sameArticle: talkedOf.get(lead?.excerpt.passage.article.slug ?? '') ?? 0,
    nearTalk: inTalk && lead ? Math.exp((inTalk.score - lead.score) / TEMPERATURE) : 0,
  };
}

/** A question with so many words of matter hardly says what it is about. */
const SAYS_LITTLE = 1;

/**
 * Whether a question hardly says what it is about ('what if I don't answer'), and editors answered these
 * very words in an article that nobody talked of.
 */
export function saysLittle(
  question: string,
  { answer }: Retrieval,
  talkedOf: ReadonlyMap<string, number>,
): boolean {
  if (answer === undefined || talkedOf.has(answer.article.slug)) return false;
  return contentStems(question).size <= SAYS_LITTLE;
}

/** Whether somebody only greets, thanks or says nothing. */
export function isCourtesy(question: string): boolean {
  if (SAYS_NOTHING.test(question)) return true;
  return GREETS.test(question) && contentStems(question).size === 0;
}

/** How likely it is that a question with these signs leans on what was talked about: 0 to 1. */
export function leaning(signs: LeaningSigns, weights = LEANING_WEIGHTS): number {
  return likelihoodBy(signs, weights);
}
