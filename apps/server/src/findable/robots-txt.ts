/**
 * What crawlers may read: every page, and the description of the API; not the calls themselves.
 * Pages to keep out of an index carry noindex, which a crawler must be allowed to read.
 */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *
Allow: /api/docs
Allow: /api/openapi.json
Disallow: /api/
Disallow: /trpc/

Sitemap: ${publicUrl}/sitemap.xml
`;
}
