import type { FastifyInstance } from 'fastify';
import { HOURLY } from '../cache/cache-control.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import type { MemoryFront } from '../http/memory-front.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Services } from '../services/services.ts';
import { atomFeed } from './atom-feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { listSitePages, type SitePages } from './site-pages.ts';
import { sitemapXml } from './sitemap.ts';

interface SiteFile {
  type: string;
  write: (pages: SitePages, publicUrl: string) => string;
}

/** The files that describe the site to machines, by their path. */
const SITE_FILES: Record<string, SiteFile> = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemapXml },
  '/feed.atom': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsTxt },
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: (_pages, publicUrl) => robotsTxt(publicUrl),
  },
};

/** Serves the sitemap, the feed, robots.txt and llms.txt; each is kept until the library changes. */
export function registerSiteFiles(
  app: FastifyInstance,
  deps: { services: Services; publicUrl: string; front: MemoryFront },
): void {
  const { services, publicUrl, front } = deps;
  for (const [url, { type, write }] of Object.entries(SITE_FILES)) {
    const make = async () =>
      new StoredResponse({
        status: 200,
        type,
        body: Buffer.from(write(listSitePages(services), publicUrl)),
        cacheControl: HOURLY,
        headers: Object.entries(SECURITY_HEADERS).flat(),
      });
    app.get(url, (request, reply) => front.send(request, reply, { url }, make));
  }
}
