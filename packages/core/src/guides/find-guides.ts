import type { Guide } from '../schemas/guide.ts';
import { isAmong, type SaidWord } from '../search/words/said-word.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { SITUATIONS } from '../situations/situations.ts';

/** Guides that a search shows at most. */
const GUIDES_MAX = 2;

/** Words as `says` has them: lower case, straight apostrophes, single spaces around. */
function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9']+/g, ' ');
  return ` ${words.trim()} `;
}

function tells({ says }: Guide, words: string): boolean {
  return says.some((phrase) => words.includes(` ${phrase} `));
}

/** Whether the words are the question of a starting point of the home page that a guide leads through. */
function isAskedFor({ slug }: Guide, words: string): boolean {
  return SITUATIONS.some(({ guide, question }) => guide === slug && plainWords(question) === words);
}

/**
 * The guide for somebody who tells what happened to them, where the answer rests on its articles:
 * 'they fined me for my boat' has one, as has the question of a starting point of the home page;
 * 'what is a fine schedule' has none.
 *
 * @param slugs the articles that the answer quotes
 */
export function guideForQuestion(
  question: string,
  slugs: readonly string[],
  guides: readonly Guide[],
): Guide | undefined {
  const words = plainWords(question);
  return guides.find(
    (guide) =>
      (tells(guide, words) || isAskedFor(guide, words)) &&
      [...guide.topics, ...guide.reading.map(({ slug }) => slug)].some((slug) =>
        slugs.includes(slug),
      ),
  );
}

/** Letters from which on a word alone may be cut short, and after others. */
const BEGINNING_CHARS = 4;
const NEXT_CHARS = 2;
/** A saying that is not whole yet is one from so many words on, one of them of matter. */
const SAYING_WORDS = 2;

/** A guide with the forms of its words. */
interface NamedGuide {
  title: readonly string[];
  all: readonly string[];
}

const named = new WeakMap<Guide, NamedGuide>();

function formsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ form }) => (isStopWord(form) ? [] : [form]));
}

function namesOf(guide: Guide): NamedGuide {
  const { title, summary, says } = guide;
  const own = named.get(guide) ?? {
    title: formsOf(title),
    all: [...new Set(formsOf([title, summary, ...says].join('. ')))],
  };
  named.set(guide, own);
  return own;
}

/** The words of matter of a search; the last one may be cut short unless something follows it. */
function saidWords(query: string): SaidWord[] {
  const words = wordsOf(query);
  const openFrom = words.length > 1 ? NEXT_CHARS : BEGINNING_CHARS;
  return words
    .map(({ form, to }) => (to === query.length ? { form, openFrom } : { form }))
    .filter(({ form }) => !isStopWord(form));
}

/** Whether the last words of a search begin what the guide says: 'i was fin'. */
function beginsToTell({ says }: Guide, query: string): boolean {
  const words = plainWords(query).trim().split(' ');
  return words.some((_, from) => {
    const end = words.slice(from);
    const hasMatter = end.some((word) => word.length >= NEXT_CHARS && !isStopWord(word));
    return (
      end.length >= SAYING_WORDS &&
      hasMatter &&
      says.some((phrase) => phrase.startsWith(end.join(' ')))
    );
  });
}

/**
 * The guides that a search is for: they say it, or every word of it is in their name or aim; a
 * single word has to be in the name. So does the last of several, which says what they are about,
 * for a guide of which the first topic was found: 'fence fine'. The last word may be cut short.
 *
 * @param found slugs of the topics that the search found
 */
export function findGuides(
  query: string,
  guides: readonly Guide[],
  found: readonly string[] = [],
): Guide[] {
  const words = plainWords(query);
  const said = saidWords(query);
  const isNamed = (guide: Guide) => {
    const own = said.length > 1 ? namesOf(guide).all : namesOf(guide).title;
    return said.length > 0 && said.every((word) => isAmong(word, own));
  };
  const isAbout = (guide: Guide) =>
    found.includes(guide.topics[0] ?? '') &&
    said.slice(-1).some((last) => isAmong(last, namesOf(guide).title));
  const isMeant = (guide: Guide) =>
    tells(guide, words) || beginsToTell(guide, query) || isNamed(guide);
  const meant = guides.filter(isMeant);
  const about = guides.filter((guide) => !meant.includes(guide) && isAbout(guide));
  return [...meant, ...about].slice(0, GUIDES_MAX);
}
