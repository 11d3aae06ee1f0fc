import type { SitePage, SitePages } from './site-pages.ts';
import { xmlText } from './xml-text.ts';

/** The sitemap (sitemaps.org, protocol 0.9), each page with the day its text last changed. */
export function sitemapXml({ home, categories }: SitePages, publicUrl: string): string {
  const pages = [home, ...categories, ...categories.flatMap(({ topics }) => topics)];
  const entry = ({ path, changed }: Pick<SitePage, 'path' | 'changed'>) => {
    const lastmod = changed === null ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${lastmod}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join('\n')}
</urlset>
`;
}
