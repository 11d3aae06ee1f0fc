import { LAW_FEED, LAW_PAGES } from '@hoa/core/law/law-pages';
import { SITE_FEED, type Site } from '@hoa/core/site';
import type { ListedPage, ListedPages } from './listed-pages.ts';
import { xmlText } from './xml-text.ts';

/** Entries that a feed carries: more than any month changed, few enough to poll. */
const FEED_ENTRIES = 50;

/** A day as the instant that Atom (RFC 4287) wants. */
const instant = (day: string) => `${day}T00:00:00Z`;

/** A feed's own words, and the pages that it may carry. */
interface Feed {
  path: string;
  title: string;
  subtitle: string;
  /** The page that it belongs to. */
  page: string;
  pages: readonly (ListedPage & { category: string })[];
}

function changedPages(pages: Feed['pages']) {
  return pages
    .flatMap(({ changed, ...topic }) => (changed === null ? [] : [{ ...topic, changed }]))
    .sort((a, b) => b.changed.localeCompare(a.changed) || a.title.localeCompare(b.title, 'en'))
    .slice(0, FEED_ENTRIES);
}

/** The articles that changed last, newest first, as an Atom 1.0 feed. */
export function atomFeed({ categories }: ListedPages, site: Site): string {
  return writeFeed(
    {
      path: SITE_FEED,
      title: site.name,
      subtitle: 'Articles that changed last',
      page: '/',
      pages: categories.flatMap(({ title: category, topics }) =>
        topics.map((topic) => ({ ...topic, category })),
      ),
    },
    site,
  );
}

/**
 * The states by their newest checked text, one entry each. It is a feed of its own: an editor who
 * reads twenty states against a new code would push every article out of the other one.
 */
export function lawFeed({ states }: ListedPages, site: Site): string {
  const { path: page, title } = LAW_PAGES.overview;
  return writeFeed(
    {
      path: LAW_FEED,
      title: `${title} | ${site.name}`,
      subtitle: 'States by the newest text of the law that was read',
      page,
      pages: states.map((state) => ({ ...state, category: title })),
    },
    site,
  );
}

function writeFeed(feed: Feed, { name, icon, publicUrl }: Site): string {
  const changed = changedPages(feed.pages);
  const home = xmlText(publicUrl + feed.page);
  const self = xmlText(publicUrl + feed.path);
  const entries = changed.map(({ path, title, description, changed, category }) => {
    const url = xmlText(publicUrl + path);
    return `<entry>
<id>${url}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<updated>${instant(changed)}</updated>
<category term="${xmlText(category)}"/>
<summary>${xmlText(description)}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${self}</id>
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${home}"/>
<icon>${xmlText(publicUrl + icon)}</icon>
<updated>${instant(changed[0]?.changed ?? '1970-01-01')}</updated>
<author><name>${xmlText(name)}</name><uri>${xmlText(`${publicUrl}/`)}</uri></author>
${entries.join('\n')}
</feed>
`;
}
