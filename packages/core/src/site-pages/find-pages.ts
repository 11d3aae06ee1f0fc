import { LAW_PAGES } from '../law/law-pages.ts';
import { RESOURCES } from '../resources/resources.ts';
import type { Resource } from '../schemas/resource.ts';
import type { PageHit } from '../schemas/search.ts';
import { stem } from '../search/stem.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';
import { editCost } from '../text/edit-cost.ts';

const MOST_PAGES = 3;
/** From so many letters on one may be wrong. */
const CORRECTED_CHARS = 5;
const ONE_SLIP = 1;

/** A page that is no article, with the words by which it is looked for. */
interface FoundPage {
  page: Omit<PageHit, 'isNamed'>;
  /** Forms of its title, of which a search says one at least. */
  title: readonly string[];
  forms: readonly string[];
}

/** Where a resource is: its own page or file, or else its card on the home page. */
function resourcePage({
  title,
  description,
  fileType,
  fileInfo,
  downloadUrl,
}: Resource): FoundPage {
  const isThere = downloadUrl !== '#';
  const url = isThere ? downloadUrl : '/#resources';
  const kind = fileType === 'Interactive' ? 'tool' : 'resource';
  return readPage({ title, description, url, kind }, `${description} ${fileType} ${fileInfo}`);
}

function formsOf(text: string): string[] {
  return wordsOf(text)
    .map(({ form }) => form)
    .filter((form) => !isStopWord(form));
}

function readPage(page: FoundPage['page'], words: string): FoundPage {
  const title = formsOf(page.title);
  return { page, title, forms: [...title, ...formsOf(words)] };
}

const PAGES: readonly FoundPage[] = [
  ...RESOURCES.map(resourcePage),
  ...Object.values(LAW_PAGES).map(({ path, title, description }) =>
    readPage({ title, description, url: path, kind: 'law' }, `${description} laws statutes`),
  ),
];

/** Whether a form is one of some others: by its stem, cut short where it may be, or with one slip. */
function isAmong(form: string, forms: readonly string[], isOpen: boolean): boolean {
  const stemmed = stem(form);
  return forms.some(
    (other) =>
      stem(other) === stemmed ||
      (isOpen && other.startsWith(form)) ||
      (form.length >= CORRECTED_CHARS && editCost(form, other) <= ONE_SLIP),
  );
}

/**
 * The tools, resources and pages of the site that have every word of a search, and one of them in
 * their title: 'assessment wizard', 'budget template'. The last word may be cut short.
 */
export function findPages(query: string): PageHit[] {
  const words = wordsOf(query);
  const openAt = words.at(-1)?.to === query.length ? words.length - 1 : -1;
  const said = words
    .map(({ form }, at) => ({ form, isOpen: at === openAt }))
    .filter(({ form }) => !isStopWord(form));
  if (said.length === 0) return [];
  const isNamed = withoutKinds(query) !== query;
  const has = (forms: readonly string[]) =>
    said.filter(({ form, isOpen }) => isAmong(form, forms, isOpen)).length;
  return PAGES.map(({ page, title, forms }) => ({ page, titled: has(title), all: has(forms) }))
    .filter(({ titled, all }) => titled > 0 && all === said.length)
    .sort((a, b) => b.titled - a.titled)
    .slice(0, MOST_PAGES)
    .map(({ page }) => ({ ...page, isNamed: isNamed && page.kind !== 'law' }));
}

/** Words that say what kind of thing a page is; an article on its subject has none of them. */
const KINDS =
  /\b(?:wizard|template|calculator|tool|spreadsheet|excel|pdf|download|handbook|ebook|interactive)s?\b/gi;

/** A search for a tool without the words that only the tool has; as it is where no other is left. */
export function withoutKinds(query: string): string {
  const subject = query.replaceAll(KINDS, ' ');
  return formsOf(subject).length === 0 ? query : subject.trim();
}
