import type { LawFact } from '../schemas/law.ts';
import { contentStems } from '../search/content-stems.ts';
import { stem } from '../search/stem.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';
import { withoutCities } from '../text/cities.ts';
import { statesOf, withStateNames } from '../text/jurisdictions.ts';

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

/** What people call a community, where that tells its kind: an AOAO is a condominium in Hawaii. */
const CONDOMINIUM =
  /\b(?:condo(?:minium)?s?|ao[au]o|co-?owner|unit owners?|(?:horizontal property )?regimes?)\b/i;
const PLANNED =
  /\b(?:planned communit(?:y|ies)|home ?owners?['’]? associations?|property owners?['’]? associations?|[hp]oas?|subdivisions?|detached)\b/i;

/** What is said to be no condominium, whatever else of condominiums is told. */
const HOUSES =
  /\b(?:single[- ]family (?:home|house|neighborhood)s?|(?:not|no|isn['’]t) (?:an? )?condo(?:minium)?s?)\b/i;

/** The kinds of community that have rules of their own. */
export type CommunityKind = Exclude<LawFact['community'], 'both' | 'federal'>;

/** The kind that a question is read for where it tells none. */
export const USUAL_KIND: CommunityKind = 'planned-community';

function kindIn(text: string): CommunityKind | undefined {
  if (HOUSES.test(text)) return 'planned-community';
  if (CONDOMINIUM.test(text)) return 'condominium';
  return PLANNED.test(text) ? 'planned-community' : undefined;
}

/**
 * The kind of community that a question tells, if it does: a 'condo HOA' is a condominium.
 *
 * @param texts the question, then what was said around it, which counts where the question tells none
 */
export function kindTold(...texts: readonly string[]): CommunityKind | undefined {
  for (const text of texts) {
    const kind = kindIn(text);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Whether a rule holds for a kind of community: it is for that kind, or for every one. */
export function isForKind({ community }: LawFact, kind: CommunityKind): boolean {
  return community === kind || community === 'both' || community === 'federal';
}

/** The community itself, whose name would be read as a thing that is asked about. */
const ASSOCIATION =
  /\b(?:home ?owners?['’]?|condo(?:minium)?|community|property owners?['’]?) associations?\b|\bplanned communit(?:y|ies)\b/gi;

/** A text without the states and communities that it names: they say whose rule is wanted. */
export function withoutWhose(text: string): string {
  const named = withStateNames(text);
  let plain = withoutCities(named).replaceAll(ASSOCIATION, ' ');
  for (const state of statesOf(named)) {
    plain = plain.replaceAll(new RegExp(`\\b${state}(?:n|['’]s)?\\b`, 'gi'), ' ');
  }
  return plain;
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
