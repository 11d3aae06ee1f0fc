import { readGuides } from '@hoa/content/guides/guide-files';
import { readLetters } from '@hoa/content/letters/letter-files';
import { TOOLS } from '@hoa/core/calculators/tool-list';
import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { JURISDICTIONS } from '@hoa/core/jurisdictions';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { pngSize } from './png-size.fixture.ts';

const SITE = 'https://portal.test';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TOPIC_URLS = FALLBACK_CATEGORIES.flatMap(({ topics }) =>
  topics.map(({ slug }) => `${SITE}/topic/${slug}`),
);
const PAGE_URLS = [
  `${SITE}/`,
  ...FALLBACK_CATEGORIES.map(({ slug }) => `${SITE}/category/${slug}`),
  ...TOPIC_URLS,
  `${SITE}/law`,
  `${SITE}/law/changes`,
  ...JURISDICTIONS.map(({ slug }) => `${SITE}/law/${slug}`),
  ...LAW_QUESTIONS.map(({ id }) => `${SITE}/law/questions/${id}`),
  `${SITE}/guides`,
  ...readGuides().guides.map(({ slug }) => `${SITE}/guides/${slug}`),
  `${SITE}/tools`,
  ...Object.keys(TOOLS).map((slug) => `${SITE}/tools/${slug}`),
  `${SITE}/letters`,
  ...readLetters().letters.map(({ slug }) => `${SITE}/letters/${slug}`),
];

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
  // A topic that only a visitor knows must appear nowhere.
  await get('/topic/pool-heater-noise-war');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });

const children = (element: XmlElement, name: string) =>
  element.children.filter((child): child is XmlElement => 'name' in child && child.name === name);

async function readXml(url: string): Promise<XmlElement> {
  const { root } = parseXml((await get(url)).body);
  if (root === null) throw new Error(`${url} has no root element`);
  return root;
}

/** The value of a tag of a page's head, as a reader of the page decodes it. */
function tag({ body }: { body: string }, pattern: RegExp): string {
  const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };
  const value = pattern.exec(body)?.[1] ?? '';
  return value.replace(/&(\w+|#39);/g, (whole, name) => entities[name] ?? whole);
}

test('what is no page needs no built application, as in development', async () => {
  const api = await createTestApp({ pages: false });
  const paths = ['/sitemap.xml', '/robots.txt', '/favicon.ico', '/social/home.png'];
  for (const url of [...paths, '/illustrations/topics/reserve-funds.svg']) {
    const { statusCode } = await api.http.inject({ method: 'GET', url });
    expect(statusCode, url).toBe(200);
  }
  await api.close();
});

describe('the heads of the pages', () => {
  test('tell every page of the sitemap from every other, under its public address', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const pictures = new Set<string>();
    for (const url of PAGE_URLS) {
      const page = await get(url.slice(SITE.length));
      const description = tag(page, /<meta name="description" content="([^"]*)">/);
      expect(page.statusCode, url).toBe(200);
      expect(tag(page, /rel="canonical" href="([^"]*)"/)).toBe(url);
      expect(description.length, url).toBeGreaterThanOrEqual(50);
      expect(description.length, url).toBeLessThanOrEqual(160);
      titles.add(tag(page, /<title>([^<]*)</));
      descriptions.add(description);
      pictures.add(tag(page, /property="og:image" content="([^"]*)"/));
    }
    const sizes = [titles, descriptions, pictures].map(({ size }) => size);
    expect(sizes).toEqual([PAGE_URLS.length, PAGE_URLS.length, PAGE_URLS.length]);
    expect([...pictures].filter((url) => !url.startsWith(`${SITE}/social/`))).toEqual([]);
  });

  test('name a search of the site that finds, for no search engine to keep', async () => {
    const json = tag(await get('/'), /application\/ld\+json">(.*?)<\/script>/s);
    const { '@graph': graph } = JSON.parse(json) as {
      '@graph': { potentialAction?: { target: { urlTemplate: string } } }[];
    };
    const template = graph[0]?.potentialAction?.target.urlTemplate ?? '';
    const url = template.slice(SITE.length).replace('{search_term_string}', 'reserve%20fund');
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toMatch(/<a [^>]*href="\/topic\/reserve-funds"/);
  });

  test.each([
    ['too long', 'a'.repeat(5_000)],
    ['markup', '</title><script>alert(1)</script>'],
    ['no character of a text', '\0'],
    ['nothing', ' '],
  ])('of a search for %s is a page all the same', async (_what, words) => {
    const page = await get(`/search?q=${encodeURIComponent(words)}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script>alert');
  });
});

describe('the sitemap', () => {
  test('names every page of the library with its day, and no other', async () => {
    const urlset = await readXml('/sitemap.xml');
    expect(urlset.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const urls = children(urlset, 'url');
    const locations = urls.map((url) => children(url, 'loc')[0]?.text ?? '');
    expect(locations.toSorted()).toEqual(PAGE_URLS.toSorted());
    const undated = urls.flatMap((url) =>
      DAY.test(children(url, 'lastmod')[0]?.text ?? '')
        ? []
        : (children(url, 'loc')[0]?.text ?? []),
    );
    // Nothing of a state that nobody has checked has a date, and no letter has one.
    expect(undated.filter((url) => !/\/(?:law\/|letters|tools)/.test(url))).toEqual([]);
  });
});

describe.each([
  { path: '/feed.atom', of: '/topic/' },
  { path: '/law/feed.atom', of: '/law/' },
])('the feed $path', ({ path, of }) => {
  test(`is an Atom feed of the pages under ${of}, newest first, each once`, async () => {
    const feed = await readXml(path);
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    for (const required of ['id', 'title', 'updated', 'author']) {
      expect(children(feed, required), required).toHaveLength(1);
    }
    const self = children(feed, 'link').find(({ attributes }) => attributes.rel === 'self');
    expect(self?.attributes.href).toBe(`${SITE}${path}`);

    const entries = children(feed, 'entry');
    const text = (entry: XmlElement, name: string) => children(entry, name)[0]?.text ?? '';
    const days = entries.map((entry) => text(entry, 'updated'));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(text(feed, 'updated')).toBe(days[0]);
    for (const day of days) expect(new Date(day).toISOString()).toBe(day.replace('Z', '.000Z'));
    const ids = entries.map((entry) => text(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !PAGE_URLS.includes(id) || !id.startsWith(SITE + of))).toEqual([]);
    for (const entry of entries) {
      expect(text(entry, 'title')).not.toBe('');
      expect(text(entry, 'summary')).not.toBe('');
      expect(children(entry, 'link')[0]?.attributes.href).toBe(text(entry, 'id'));
    }
  });
});

describe('the files for crawlers and language models', () => {
  test('robots.txt keeps crawlers from the calls and shows them the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toMatch(/^User-agent: \*$/m);
    expect(body).toMatch(/^Disallow: \/trpc\/$/m);
    expect(body).not.toMatch(/^Disallow: \/$/m);
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('llms.txt has a title, a summary and a link to every topic under its category', async () => {
    const { body } = await get('/llms.txt');
    const lines = body.split('\n').filter((line) => line !== '');
    expect(lines[0]).toBe('# HOA Education Portal');
    expect(lines[1]).toMatch(/^> /);
    const sections = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
    expect(sections).toEqual([
      ...FALLBACK_CATEGORIES.map(({ name }) => name),
      'State law',
      'Guides',
      'Tools',
      'Letters and notices',
      'Optional',
    ]);
    const links = lines.flatMap((line) => /^- \[.+?\]\((.+?)\): .+$/.exec(line)?.[1] ?? []);
    expect(links.filter((link) => link.includes('/topic/'))).toEqual(TOPIC_URLS);
    expect(links).toContain(`${SITE}/mcp`);
    expect(body).not.toContain('pool-heater');
  });

  test.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/law/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s has its type, may be kept for a while and is asked for by tag', async (url, type) => {
    const response = await get(url);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toMatch(/public, max-age=\d+/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    const again = await get(url, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the object of a topic', () => {
  test('is a small picture that may be kept for a while', async () => {
    const { statusCode, headers, body } = await get('/illustrations/topics/reserve-funds.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toMatch(/public, max-age=\d+/);
    expect(parseXml(body).root?.name).toBe('svg');
  });

  test.each(['pool-heater-noise-war', 'Not_A_Slug', '%00'])(
    'is not there for %s, which nobody wrote about',
    async (slug) => {
      expect((await get(`/illustrations/topics/${slug}.svg`)).statusCode).toBe(404);
    },
  );
});

test('the rules on a question are a table for spreadsheets', async () => {
  const { statusCode, headers, body } = await get('/law/questions/fine-cap.csv');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [columns, ...rows] = body.slice(1).trimEnd().split('\r\n');
  expect(columns).toMatch(/^"State","Community","Cooperatives too","Rule"/);
  const { facts } = (await get('/api/law/questions/fine-cap')).json<{ facts: unknown[] }>();
  expect(rows).toHaveLength(facts.length);
  expect(body).toContain('Va. Code § 55.1-1819');
  expect(rows.filter((row) => /^"New York","[^"]+","yes"/.test(row))).toHaveLength(1);
  expect((await get('/law/questions/fine-hat.csv')).statusCode).toBe(404);
});

test.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
])('%s is the icon in %i pixels, where programs look for it', async (url, pixels) => {
  const response = await get(url);
  expect(response.headers['content-type']).toBe('image/png');
  expect(pngSize(response.rawPayload)).toEqual([pixels, pixels]);
});
