import { readGuides } from '@hoa/content/guides/guide-files';
import { readLetters } from '@hoa/content/letters/letter-files';
import { TOOLS } from '@hoa/core/calculators/tool-list';
import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { JURISDICTIONS } from '@hoa/core/jurisdictions';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

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

/** Width and height as the header of a PNG says them. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
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
    expect([url, statusCode]).toEqual([url, 200]);
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
      expect([url, page.statusCode, tag(page, /rel="canonical" href="([^"]*)"/)]).toEqual([
        url,
        200,
        url,
      ]);
      expect([url, description.length >= 50 && description.length <= 160]).toEqual([url, true]);
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
      expect([required, children(feed, required)]).toEqual([required, [expect.anything()]]);
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

describe('the picture of a page', () => {
  test.each([
    '/social/home.png',
    '/social/category/legal-compliance.png',
    '/social/category/hoa-management.png',
    '/social/topic/reserve-funds.png',
    '/social/law.png',
    '/social/law/texas.png',
    '/social/law/questions/fine-cap.png',
    '/social/guides.png',
    '/social/guides/fined.png',
    '/social/letters.png',
    '/social/letters/hearing-request.png',
  ])('%s is a picture of the size that other sites show', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toMatch(/public, max-age=\d+/);
    expect(pngSize(response.rawPayload)).toEqual([1_200, 630]);
    expect(response.rawPayload.length).toBeLessThan(200_000);
  });

  test('two topics of one category have pictures of their own', async () => {
    const [one, other] = await Promise.all([
      get('/social/topic/reserve-funds.png'),
      get('/social/topic/reserve-studies.png'),
    ]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  test.each([
    '/social/topic/pool-heater-noise-war.png',
    '/social/topic/Not_A_Slug.png',
    '/social/category/nothing.png',
    '/social/law/nowhere.png',
    '/social/guides/nothing.png',
    '/social/letters/love-letter.png',
  ])('%s is not there: no picture shows what a visitor made up', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
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
  expect(columns).toMatch(/^"State","Community","Rule"/);
  const { facts } = (await get('/api/law/questions/fine-cap')).json<{ facts: unknown[] }>();
  expect(rows).toHaveLength(facts.length);
  expect(body).toContain('Va. Code § 55.1-1819');
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

describe('the question form', () => {
  const ask = (payload: string, type = 'application/x-www-form-urlencoded') =>
    app.http.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });

  /** What the page knows of the question, from the state that travels with it. */
  function asked({ body }: { body: string }) {
    const json = /id="portal-state">(.+?)<\/script>/.exec(body)?.[1] ?? '{}';
    const { queries } = JSON.parse(json) as {
      queries: { queryKey: unknown[]; state: { data: AskedByForm } }[];
    };
    return queries.find(({ queryKey }) => queryKey[0] === 'asked-by-form')?.state.data;
  }

  test('is answered with the home page, kept by nobody and found by no search engine', async () => {
    const response = await ask('question=What+is+a+quorum%3F');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).not.toContain('rel="canonical"');
    expect(asked(response)).toMatchObject({
      question: 'What is a quorum?',
      error: null,
      answer: { status: 'answered' },
    });
    expect(asked(await get('/'))).toBeUndefined();
  });

  test('without words says so, and keeps the question beside whatever went wrong', async () => {
    const empty = await ask('question=+%0D%0A');
    expect(empty.statusCode).toBe(400);
    expect(asked(empty)).toMatchObject({ answer: null, error: 'Please enter your question' });
    const long = await ask(`question=${'a'.repeat(5_000)}`);
    expect(long.statusCode).toBe(400);
    expect(asked(long)).toMatchObject({
      question: 'a'.repeat(5_000),
      error: expect.stringMatching(/4,000/),
    });
  });

  test('keeps the state that it was sent for, whatever becomes of it', async () => {
    const answered = await ask('question=What+is+a+quorum%3F&state=TX');
    expect(asked(answered)).toMatchObject({ state: 'TX', answer: { status: 'answered' } });
    expect(answered.body).toContain('Asked for Texas.');
    for (const body of [answered.body, (await ask('question=&state=TX')).body]) {
      expect(body).toMatch(/<option [^>]*value="TX"[^>]* selected/);
    }
    expect(asked(await ask('question=Hm%3F&state=XX'))).not.toHaveProperty('state');
  });

  test('cannot put markup into the page', async () => {
    const { body } = await ask(`question=${encodeURIComponent('</script><script>alert(1)//')}`);
    expect(body).not.toContain('<script>alert');
  });

  test.each([
    ['too large', `question=${'a'.repeat(70_000)}`, undefined, 413],
    ['no form', '{"question":"Hm?"}', 'application/json', 415],
  ])('that is %s is refused with a page to try again on', async (_what, payload, type, status) => {
    const response = await ask(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(asked(response)).toMatchObject({ answer: null, error: expect.any(String) });
  });

  test('is read on the home page alone', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/openai/ask',
      payload: 'question=Hm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(415);
  });
});
