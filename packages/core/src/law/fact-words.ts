import type { LawFact } from '../schemas/law.ts';
import { contentStems } from '../search/words/content-stems.ts';
import { stem } from '../search/words/stem.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { withStateNames } from '../text/asked-states.ts';
import { withoutCities } from '../text/cities.ts';
import { statesOf } from '../text/named-jurisdictions.ts';

/** What editors named a rule, without the kind of community: 'fine cap' of mi-fine-cap-condominium. */
export function matterOf({ id }: LawFact): string {
  const words = id.split('-').slice(1).join(' ');
  return words.replace(/ (?:condominium|hoa|planned community)$/, '');
}

/** The words and numbers of a text by their stems, without those of every sentence. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap(({ form }) => (isStopWord(form) ? [] : [stem(form)]));
}

/** The share of a question's plain words that a rule has too: 0 to 1. */
export function wordShare(words: readonly string[], own: ReadonlySet<string>): number {
  return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
}

/** The community itself, whose name would be read as a thing that is asked about. */
const ASSOCIATION =
  /\b(?:home ?owners?['’]?|condo(?:minium)?|community|property owners?['’]?) associations?\b|\bplanned communit(?:y|ies)\b/gi;

/** A text without the places and communities that it names: they say whose rule is wanted. */
export function withoutWhose(text: string): string {
  const named = withStateNames(text);
  let plain = withoutCities(named).replaceAll(ASSOCIATION, ' ');
  for (const state of statesOf(named)) {
    plain = plain.replaceAll(new RegExp(`\\b${state}(?:n|['’]s)?\\b`, 'gi'), ' ');
  }
  return plain;
}

/** How many homes or floors a community has: no rule is on that number because a figure of it is the same. */
const SIZE =
  /\b\d+(?=[- ](?:units?|homes?|houses?|lots?|doors?|apartments?|condos?|town ?ho\w+|owners?|stor(?:y|ies|ey|eys)|floors?)\b)/gi;

/** A question without the size of the community: 'our condo, 60 units'. */
export function withoutSize(question: string): string {
  return question.replaceAll(SIZE, '');
}

/** Words that ask for a figure, of whatever it may be. */
const MEASURES =
  /\bhow (?:long|far|often|soon|fast|quickly|late|early|high|big|large|many|much)\b|\b(?:max(?:imum)?|min(?:imum)?|limit|cap|deadline|number|amount|percent(?:age)?|(?:hour|day|week|month|year|dollar)s?)\b/gi;

/**
 * Whether some texts have a word of matter of a question. One without any, such as 'how many days do
 * they have?', may be about whatever was said before it.
 */
export function haveWordOf(question: string, texts: readonly string[]): boolean {
  const asked = contentStems(withoutWhose(question).replaceAll(MEASURES, ' '));
  return asked.size === 0 || !asked.isDisjointFrom(contentStems(texts.join(' ')));
}

/** Words for the law as such, and for the community that it is asked of. */
const LAW_ALONE = contentStems(
  'law laws legal statute statutes act acts code rule state hoa association community condo condominium coop townhome townhouse house houses subdivision',
);

/** Whether a question asks for the law on what was said before and names no matter: 'is there a law on that? its a condo'. */
export function asksForLawAlone(question: string): boolean {
  const asked = contentStems(withoutWhose(question).replaceAll(MEASURES, ' '));
  return asked.size > 0 && asked.isSubsetOf(LAW_ALONE);
}
