import { SITE_FEED, type Site } from '@hoa/core/site';
import { escapeHtml } from '@hoa/core/text/escape-html';
import {
  articleDates,
  type PageMeta,
  type PageSubject,
  pageTitle,
  pictureAlt,
  picturePath,
  subjectPath,
} from './page-meta';
import { structuredData } from './structured-data';

/** What a script element may not hold as it is: its own end, a comment, another script. */
const ENDS_SCRIPT = /<(?=!--|\/?script)/gi;

/**
 * JSON that cannot end the script element it stands in, nor begin a comment or another one. Other tags
 * stay as they are, so that compression knows the HTML of an article again that stands in the page.
 */
export function scriptJson(
  value: unknown,
  replacer?: (key: string, value: unknown) => unknown,
): string {
  return JSON.stringify(value, replacer).replaceAll(ENDS_SCRIPT, '\\u003c');
}

/** The page colour (styles/tokens.css), for the browser's own bars. */
const THEME_COLORS = { light: '#faf7f2', dark: '#12191a' };

const PICTURE_SIZE = { width: '1200', height: '630' };

type Property = readonly [name: string, content: string];

function openGraphArticle(subject: PageSubject | null): Property[] {
  const topic = subject?.kind === 'topic' ? subject.topic : undefined;
  const dates = topic && articleDates(topic);
  if (!topic || !dates) return [['og:type', 'website']];
  return [
    ['og:type', 'article'],
    ['article:published_time', dates.published],
    ['article:modified_time', dates.modified],
    ['article:section', topic.category.name],
  ];
}

/** How other sites show a link to the page (ogp.me; X reads the same and the kind of card). */
function socialTags({ title, description, subject }: PageMeta, site: Site): string[] {
  const { name, publicUrl } = site;
  const picture = publicUrl + picturePath(subject);
  const properties: Property[] = [
    ['og:site_name', name],
    ['og:locale', 'en_US'],
    ['og:title', title ?? name],
    ['og:description', description],
    ...(subject === null ? [] : [['og:url', publicUrl + subjectPath(subject)] as const]),
    ...openGraphArticle(subject),
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', PICTURE_SIZE.width],
    ['og:image:height', PICTURE_SIZE.height],
    ['og:image:alt', pictureAlt(subject)],
  ];
  return [
    ...properties.map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** One address for search engines, or word that the page is not for them. */
function indexTag({ indexable, subject }: PageMeta, publicUrl: string): string {
  if (!indexable || subject === null) return '<meta name="robots" content="noindex">';
  return `<link rel="canonical" href="${escapeHtml(publicUrl + subjectPath(subject))}">`;
}

/** What the head says about the page itself, to search engines, other sites and feed readers. */
export function headTags(page: PageMeta, site: Site): string {
  const isHome = page.subject?.kind === 'home';
  const meta = isHome ? { ...page, description: site.summary } : page;
  const data = meta.indexable && meta.subject && structuredData(meta.subject, site);
  return [
    `<title>${escapeHtml(pageTitle(meta.title, site.name))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    indexTag(meta, site.publicUrl),
    ...socialTags(meta, site),
    ...Object.entries(THEME_COLORS).map(
      ([scheme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.name)}" href="${SITE_FEED}">`,
    // Data, which no browser runs: the policy for scripts does not ask it for a nonce.
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ].join('\n');
}
