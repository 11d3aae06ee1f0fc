import type { LetterSummary } from '../schemas/letter.ts';
import type { PageHit } from '../schemas/search.ts';
import { isAmong, type SaidWord } from '../search/words/said-word.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { type ListedSitePage, sitePages } from './site-pages.ts';

const PAGES_MAX = 3;
/** So many letters may be the beginning of a name, and after other words so many. */
const BEGINNING_CHARS = 3;
const NEXT_CHARS = 1;

/** Words that say what kind of thing a page is; an article on its subject has none of them. */
const KIND_WORDS =
  'wizard template calculator tool spreadsheet excel pdf download handbook ebook interactive'.split(
    ' ',
  );
const KINDS = new RegExp(String.raw`\b(?:${KIND_WORDS.join('|')})s?\b`, 'gi');
/** A word after others that is not whole yet, of so many letters. */
const LAST_BEGUN = /(?<=\S\s+)[a-z]{4,}$/i;
/** The same of a letter, of which articles speak as well. */
const LETTER_KINDS = /\b(?:letter|template|sample)s?\b/i;

const BOUND = /\b([a-z]+)-(?=[a-z])/gi;

/** A page with the forms of the words that find it. */
interface FoundPage {
  page: ListedSitePage['page'];
  title: readonly string[];
  aliases: readonly string[];
  /** All of them. */
  forms: readonly string[];
}

/** A word of a search, and whether it only says what kind of thing is wanted. */
interface SaidOfPage extends SaidWord {
  isKind: boolean;
}

function formsOf(text: string): string[] {
  return wordsOf(text)
    .map(({ form }) => form)
    .filter((form) => !isStopWord(form));
}

function readPage({ page, ...names }: ListedSitePage): FoundPage {
  const [title, aliases] = [formsOf(page.title), formsOf(names.aliases)];
  return { page, title, aliases, forms: [...title, ...aliases, ...formsOf(names.words)] };
}

/** A search with its words that a hyphen binds to one without matter of its own: 'by-laws' are no laws. */
function withBoundWords(query: string): string {
  return query.replace(BOUND, (bound, before: string) =>
    isStopWord(before.toLowerCase()) ? before : bound,
  );
}

function readWords(query: string): SaidOfPage[] {
  const words = wordsOf(query);
  const openAt = words.at(-1)?.to === query.length ? words.length - 1 : -1;
  const subject = formsOf(withoutKinds(query));
  const hasOthers = words.slice(0, -1).some(({ form }) => !isStopWord(form));
  return words
    .map(({ form }, at) => ({
      form,
      isKind: !subject.includes(form),
      ...(at === openAt && { openFrom: hasOthers ? NEXT_CHARS : BEGINNING_CHARS }),
    }))
    .filter(({ form }) => !isStopWord(form));
}

/** Whether a search says the name of a page in full, or asks for a thing of its kind. */
function isNamedBy(query: string, said: readonly SaidOfPage[], found: FoundPage): boolean {
  const { title, aliases, page } = found;
  const isWhole = title.every((form) => said.some((word) => isAmong(word, [form])));
  if (isWhole || said.every((word) => isAmong(word, aliases))) return true;
  if (page.kind === 'letter') return LETTER_KINDS.test(query);
  return page.kind !== 'law' && page.kind !== 'page' && said.some(({ isKind }) => isKind);
}

/**
 * Makes what finds the pages beside the library that have every word of a search, and one of them in
 * their title or among their other names: 'late fee calculator', 'hearing letter', 'glossary'. Those
 * that it names come first. The last word may be cut short.
 */
export function pageFinder(letters: readonly LetterSummary[]): (query: string) => PageHit[] {
  const pages = sitePages(letters).map(readPage);
  return (typed) => {
    const query = withBoundWords(typed);
    const said = readWords(query);
    if (said.length === 0) return [];
    // What a thing is tells things apart less than what it is about.
    const subject = said.filter(({ isKind }) => !isKind);
    const wanted = subject.length > 0 ? subject : said;
    return pages
      .filter(({ forms }) => said.every((word) => isAmong(word, forms)))
      .map((found) => {
        const names = [...found.title, ...found.aliases];
        const titled = wanted.filter((word) => isAmong(word, names)).length;
        return { page: found.page, titled, isNamed: isNamedBy(query, said, found) };
      })
      .filter(({ titled }) => titled > 0)
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.titled - a.titled)
      .slice(0, PAGES_MAX)
      .map(({ page, isNamed }) => ({ ...page, isNamed }));
  };
}

/** The last word of a search, where it begins to say what kind of thing is wanted. */
function withoutBegunKind(query: string): string {
  return query.replace(LAST_BEGUN, (begun) =>
    KIND_WORDS.some((kind) => kind.startsWith(begun.toLowerCase())) ? '' : begun,
  );
}

/** A search for a tool without the words that only the tool has; as it is where no other is left. */
export function withoutKinds(query: string): string {
  const subject = withoutBegunKind(query.replaceAll(KINDS, ' '));
  return formsOf(subject).length === 0 ? query : subject.trim();
}
