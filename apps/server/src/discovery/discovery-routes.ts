import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAW_FEED } from '@hoa/core/law/law-pages';
import { SITE_FEED, type Site } from '@hoa/core/site';
import { topicObject } from '@hoa/core/topic-objects/topic-object';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandLook } from '../brands/load-brands.ts';
import { HOURLY } from '../cache/cache-control.ts';
import type { CachePlugin } from '../cache/cache-plugin.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Services } from '../services/services.ts';
import { atomFeed, lawFeed } from './atom-feed.ts';
import { lawCsv } from './law-csv.ts';
import { listPages } from './listed-pages.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import {
  type Card,
  categoryCard,
  guideCard,
  HOME_CARD,
  knownTopic,
  lawCard,
  letterCard,
  toolCard,
  topicCard,
} from './social/card.ts';
import { cardSvg } from './social/card-svg.ts';
import { type Mark, markOf } from './social/mark.ts';
import { PictureStore } from './social/picture-store.ts';
import { measureSerif, renderPng } from './social/render-svg.ts';

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
const ICONS = ({ background }: Mark) => ({
  '/favicon.ico': { width: 48 },
  '/apple-touch-icon.png': { width: 180, background },
});

type LawPathRequest = FastifyRequest<{ Params: { '*': string } }>;
type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/** Feeds and tables are read by scripts of other sites, each of which is told that it may. */
const DATA_TYPE = /^(?:application\/atom\+xml|text\/csv)\b/;

const hourly = (type: string, body: Buffer) =>
  new StoredResponse({
    status: 200,
    type,
    body,
    cacheControl: HOURLY,
    headers: Object.entries(SECURITY_HEADERS).flat(),
    vary: DATA_TYPE.test(type) ? ['origin'] : [],
  });

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
    const make = async () => hourly(type, Buffer.from(write(listPages(services), site)));
    app.get(url, (request, reply) => cache.send(request, reply, { url }, make));
  }
  const mark = markOf(site, look, illustration('favicon'));
  for (const [url, size] of Object.entries(ICONS(mark))) {
    // Drawn from the same file that pages link to.
    const make = async () => hourly('image/png', await renderPng(mark.icon, size));
    app.get(url, (request, reply) => cache.send(request, reply, { url }, make));
  }

  app.get('/law/questions/:slug(^[^.]+).csv', async (request: SlugRequest, reply) => {
    const { slug } = request.params;
    const csv = lawCsv(services.law.question(slug), publicUrl);
    const make = async () => hourly('text/csv; charset=utf-8', Buffer.from(csv));
    return cache.send(request, reply, { url: `/law/questions/${slug}.csv` }, make);
  });

  app.get('/illustrations/topics/:slug(^[^.]+).svg', (request: SlugRequest, reply) => {
    const { slug } = request.params;
    const make = async () => {
      const svg = topicObject(slug, knownTopic(slug, services).category.slug);
      return hourly('image/svg+xml', Buffer.from(svg));
    };
    return cache.send(request, reply, { url: `/illustrations/topics/${slug}.svg` }, make);
  });

  const drawn = new PictureStore();
  const draw = (card: Card) => () =>
    renderPng(cardSvg(card, { measure: measureSerif, illustration, mark }));
  // The key holds all that is drawn, so that a renamed topic gets a new picture. Not kept among
  // the responses, where pictures that few ask for could push out pages.
  const sendCard = (request: FastifyRequest, reply: FastifyReply, card: Card) =>
    cache.send(request, reply, null, async () =>
      hourly('image/png', await drawn.get(JSON.stringify(card), draw(card))),
    );
  app.get('/social/home.png', async (request, reply) => sendCard(request, reply, HOME_CARD));
  app.get('/social/category/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    sendCard(request, reply, categoryCard(request.params.slug, services)),
  );
  app.get('/social/topic/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    sendCard(request, reply, topicCard(request.params.slug, services)),
  );
  const sendLawCard = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendCard(request, reply, lawCard(path, listPages(services).law));
  app.get('/social/law.png', async (request, reply) => sendLawCard(request, reply, '/law'));
  const sendToolCard = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendCard(request, reply, toolCard(path, listPages(services).tools));
  app.get('/social/tools.png', async (request, reply) => sendToolCard(request, reply, '/tools'));
  app.get('/social/tools/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    sendToolCard(request, reply, `/tools/${request.params.slug}`),
  );
  app.get('/social/law/*', async (request: LawPathRequest, reply) =>
    sendLawCard(request, reply, `/law/${request.params['*'].replace(/\.png$/, '')}`),
  );
  const sendLetterCard = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendCard(request, reply, letterCard(path, listPages(services).letters));
  const sendGuideCard = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendCard(request, reply, guideCard(path, listPages(services).guides));
  app.get('/social/guides.png', async (request, reply) => sendGuideCard(request, reply, '/guides'));
  app.get('/social/guides/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    sendGuideCard(request, reply, `/guides/${request.params.slug}`),
  );
  app.get('/social/letters.png', async (request, reply) =>
    sendLetterCard(request, reply, '/letters'),
  );
  app.get('/social/letters/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    sendLetterCard(request, reply, `/letters/${request.params.slug}`),
  );
}
