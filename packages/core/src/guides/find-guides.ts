import type { Guide } from '../schemas/guide.ts';
import { contentStems } from '../search/content-stems.ts';
import { SITUATIONS } from '../situations/situations.ts';

/** Guides that a search shows at most. */
const MOST_GUIDES = 2;

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

/**
 * The guides that a search is for: they say it, or every word of it is in their name or aim; a
 * single word has to be in the name. So does the last of several, which says what they are about,
 * for a guide of which the first topic was found: 'fence fine'.
 *
 * @param found slugs of the topics that the search found
 */
export function findGuides(
  query: string,
  guides: readonly Guide[],
  found: readonly string[] = [],
): Guide[] {
  const words = plainWords(query);
  const stems = [...contentStems(query)];
  const isNamed = ({ title, summary, says }: Guide) => {
    const own = contentStems(stems.length > 1 ? [title, summary, ...says].join('. ') : title);
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  };
  const isAbout = ({ title, topics: [first = ''] }: Guide) =>
    found.includes(first) && contentStems(title).has(stems.at(-1) ?? '');
  const named = guides.filter((guide) => tells(guide, words) || isNamed(guide));
  const about = guides.filter((guide) => !named.includes(guide) && isAbout(guide));
  return [...named, ...about].slice(0, MOST_GUIDES);
}
