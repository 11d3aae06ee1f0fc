import { TOOLS } from '../calculators/tool-list.ts';
import { TOOLS_PAGE, toolPage } from '../calculators/tool-pages.ts';
import { GUIDES_PAGE } from '../guides/guide-pages.ts';
import { LAW_PAGES } from '../law/law-pages.ts';
import { LETTERS_PAGE, letterPage } from '../letters/letter-pages.ts';
import { RESOURCES } from '../resources/resources.ts';
import type { LetterSummary } from '../schemas/letter.ts';
import type { Resource } from '../schemas/resource.ts';
import type { PageHit } from '../schemas/search.ts';
import type { SitePage } from '../site.ts';

/** A page that is no article, with the words by which it is looked for. */
export interface ListedSitePage {
  page: Omit<PageHit, 'isNamed'>;
  /** Other names of it, as good as its title. */
  aliases: string;
  /** What else a search for it may say. */
  words: string;
}

/** Pages of the site that are named, with what else they are called. */
const NAMED: readonly (SitePage & { aliases: string })[] = [
  { ...TOOLS_PAGE, aliases: 'tools calculators' },
  { ...GUIDES_PAGE, aliases: 'guides' },
  { ...LETTERS_PAGE, aliases: 'letters templates samples' },
  {
    path: '/#glossary',
    title: 'HOA Terminology Glossary',
    description: 'What the words of associations mean, in plain sentences.',
    aliases: 'glossary terms definitions dictionary',
  },
  {
    path: '/embed',
    title: 'For Your Website',
    description:
      'Show a question box, an article, a guide, a calculator or the law on your own site.',
    aliases: 'embed embedding widgets',
  },
];

/** Where a resource is: its own page or file, or else its card on the home page. */
function resourcePage({
  title,
  description,
  fileType,
  fileInfo,
  downloadUrl,
}: Resource): ListedSitePage {
  const isThere = downloadUrl !== '#';
  const url = isThere ? downloadUrl : '/#resources';
  const kind = fileType === 'Interactive' ? 'tool' : 'resource';
  const words = `${description} ${fileType} ${fileInfo}`;
  return { page: { title, description, url, kind }, aliases: '', words };
}

function sitePage(
  { path, title, description }: SitePage,
  kind: PageHit['kind'],
  names: { aliases?: string; kindWords?: string },
): ListedSitePage {
  const { aliases = '', kindWords = '' } = names;
  const words = `${description} ${kindWords}`;
  return { page: { title, description, url: path, kind }, aliases, words };
}

/** Everything that a search finds beside the library, guides and states: tools, letters and pages. */
export function sitePages(letters: readonly LetterSummary[]): ListedSitePage[] {
  const tools = Object.values(TOOLS).map(toolPage);
  // The wizard among the resources is one of the tools, unless a file stands in its place.
  const resources = RESOURCES.filter(
    ({ downloadUrl }) => !tools.some(({ path }) => path === downloadUrl),
  );
  return [
    ...NAMED.map(({ aliases, ...page }) => sitePage(page, 'page', { aliases })),
    ...tools.map((page) => sitePage(page, 'tool', { kindWords: 'tool calculator' })),
    ...resources.map(resourcePage),
    ...letters.map((letter) =>
      sitePage(letterPage(letter), 'letter', { kindWords: 'letter template sample' }),
    ),
    ...Object.values(LAW_PAGES).map((page) => {
      const aliases = page === LAW_PAGES.overview ? 'law laws statutes' : '';
      return sitePage(page, 'law', { aliases, kindWords: 'laws statutes hoa condo' });
    }),
  ];
}
