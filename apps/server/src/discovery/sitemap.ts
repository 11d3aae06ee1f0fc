import type { Site } from '@hoa/core/site';
import type { ListedPage, ListedPages } from './listed-pages.ts';
import { xmlText } from './xml-text.ts';

/** The sitemap (sitemaps.org, protocol 0.9), each page with the day its text last changed. */
export function sitemapXml(
  { home, categories, law, guides, tools, letters }: ListedPages,
  { publicUrl }: Pick<Site, 'publicUrl'>,
): string {
  const topics = categories.flatMap((category) => category.topics);
  const pages = [home, ...categories, ...topics, ...law, ...guides, ...tools, ...letters];
  const entry = ({ path, changed }: Pick<ListedPage, 'path' | 'changed'>) => {
    const lastmod = changed === null ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${lastmod}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join('\n')}
</urlset>
`;
}

/**
 * What crawlers may read: every page, and the description of the API; not the calls themselves.
 * Pages to keep out of an index carry noindex, which a crawler must be allowed to read.
 */
export function robotsTxt(_pages: ListedPages, { publicUrl }: Pick<Site, 'publicUrl'>): string {
  return `User-agent: *
Allow: /api/docs
Allow: /api/openapi.json
Disallow: /api/
Disallow: /trpc/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
