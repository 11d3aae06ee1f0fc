import { SITE_NAME } from '@hoa/core/site';
import type { SitePages } from './site-pages.ts';
import { xmlText } from './xml-text.ts';

/** Entries that a feed carries: more than any month changed, few enough to poll. */
const FEED_ENTRIES = 50;

/** A day as the instant that Atom (RFC 4287) wants. */
const instant = (day: string) => `${day}T00:00:00Z`;

function changedArticles({ categories }: SitePages) {
  return categories
    .flatMap(({ title: category, topics }) => topics.map((topic) => ({ ...topic, category })))
    .flatMap(({ changed, ...topic }) => (changed === null ? [] : [{ ...topic, changed }]))
    .sort((a, b) => b.changed.localeCompare(a.changed) || a.title.localeCompare(b.title, 'en'))
    .slice(0, FEED_ENTRIES);
}

/** The articles that changed last, newest first, as an Atom 1.0 feed. */
export function atomFeed(pages: SitePages, publicUrl: string): string {
  const articles = changedArticles(pages);
  const home = xmlText(`${publicUrl}/`);
  const self = xmlText(`${publicUrl}/feed.atom`);
  const entries = articles.map(({ path, title, description, changed, category }) => {
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
<title>${xmlText(SITE_NAME)}</title>
<subtitle>Articles that changed last</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${home}"/>
<icon>${xmlText(`${publicUrl}/illustrations/favicon.svg`)}</icon>
<updated>${instant(articles[0]?.changed ?? '1970-01-01')}</updated>
<author><name>${xmlText(SITE_NAME)}</name><uri>${home}</uri></author>
${entries.join('\n')}
</feed>
`;
}
