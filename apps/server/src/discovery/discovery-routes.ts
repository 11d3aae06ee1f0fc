import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAW_FEED } from '@hoa/core/law/law-pages';
import { SITE_FEED, type Site } from '@hoa/core/site';
import { topicObject } from '@hoa/core/topic-objects/topic-object';
import type { FastifyInstance } from 'fastify';
import type { BrandLook } from '../brands/load-brands.ts';
import { HOURLY } from '../cache/cache-control.ts';
import type { CachePlugin } from '../cache/cache-plugin.ts';
import type { Services } from '../services/services.ts';
import { atomFeed, lawFeed } from './atom-feed.ts';
import { hourlyResponse } from './hourly-response.ts';
import { lawCsv } from './law-csv.ts';
import { listPages } from './listed-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { knownTopic } from './social/card.ts';
import { type Mark, markOf } from './social/mark.ts';
import { renderPng } from './social/render-svg.ts';
import { registerSocialRoutes } from './social/social-routes.ts';

/** The files that describe the site to machines, by their path. */
const SITE_FILES = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemapXml },
  [SITE_FEED]: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  [LAW_FEED]: { type: 'application/atom+xml; charset=utf-8', write: lawFeed },
  '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsTxt },
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robotsTxt },
};

/**
 * The icon as pixels, where programs look for it by convention: feed readers and search
 * engines, and telephones for their home screen, which want no transparent corners.
 */
const iconSizes = ({ background }: Mark) => ({
  '/favicon.ico': { width: 48 },
  '/apple-touch-icon.png': { width: 180, background },
});

interface BySlug {
  Params: { slug: string };
}

/**
 * What lets other programs find and show the portal: the files for search engines, feed readers
 * and language models, the icons, the object of each topic (/illustrations/topics/{slug}.svg), and
 * a picture of each page for other sites (/social/home.png, /social/topic/{slug}.png).
 */
export function registerDiscoveryRoutes(
  app: FastifyInstance,
  deps: {
    services: Services;
    pictures: string;
    site: Site;
    look: BrandLook | null;
    cache: CachePlugin;
  },
): void {
  const { services, pictures, site, look, cache } = deps;
  const { publicUrl } = site;
  const illustration = (name: string) => readFileSync(join(pictures, `${name}.svg`), 'utf8');

  for (const [url, { type, write }] of Object.entries(SITE_FILES)) {
    const make = async () => hourlyResponse(type, Buffer.from(write(listPages(services), site)));
    app.get(url, (request, reply) => cache.send(request, reply, { url }, make));
  }
  const security = securityTxt(look?.page ?? {}, site);
  if (security !== null) {
    app.get(SECURITY_TXT, (_request, reply) =>
      reply
        .header('cache-control', HOURLY)
        .type('text/plain; charset=utf-8')
        .send(security(new Date())),
    );
  }
  const mark = markOf(site, look, illustration('favicon'));
  for (const [url, size] of Object.entries(iconSizes(mark))) {
    // Drawn from the same file that pages link to.
    const make = async () => hourlyResponse('image/png', await renderPng(mark.icon, size));
    app.get(url, (request, reply) => cache.send(request, reply, { url }, make));
  }

  app.get<BySlug>('/law/questions/:slug(^[^.]+).csv', async (request, reply) => {
    const { slug } = request.params;
    const csv = lawCsv(services.law.question(slug), publicUrl);
    const make = async () => hourlyResponse('text/csv; charset=utf-8', Buffer.from(csv));
    return cache.send(request, reply, { url: `/law/questions/${slug}.csv` }, make);
  });

  app.get<BySlug>('/illustrations/topics/:slug(^[^.]+).svg', (request, reply) => {
    const { slug } = request.params;
    const make = async () => {
      const svg = topicObject(slug, knownTopic(slug, services).category.slug);
      return hourlyResponse('image/svg+xml', Buffer.from(svg));
    };
    return cache.send(request, reply, { url: `/illustrations/topics/${slug}.svg` }, make);
  });

  registerSocialRoutes(app, { services, illustration, mark, cache });
}
