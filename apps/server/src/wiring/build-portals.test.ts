import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { ConfigError } from '../config.ts';
import { THREE_BRANDS } from '../testing/brands.fixture.ts';
import { createTestApp } from '../testing/test-app.ts';

const OWN = 'localhost';
const CEDARLINE = 'learn.cedarline.example';
const HARBORVIEW = 'help.harborview.example';
const NAMES = {
  [OWN]: 'HOA Education Portal',
  [CEDARLINE]: 'Cedarline Owner Library',
  [HARBORVIEW]: 'Harborview &amp; Sons’ Handbook',
};
const HOSTS = Object.keys(NAMES) as (keyof typeof NAMES)[];

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true, environment: { BRAND: JSON.stringify(THREE_BRANDS) } });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Sent {
  headers?: Record<string, string>;
  json?: unknown;
}
interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request over a real socket, as a visitor of a host sends it. */
function send(host: string, path: string, { headers = {}, json }: Sent = {}): Promise<Received> {
  const { port } = app.http.server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const body = json === undefined ? undefined : JSON.stringify(json);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const request = httpRequest(
    {
      port,
      host: '127.0.0.1',
      path,
      method: body ? 'POST' : 'GET',
      headers: { host, ...type, ...headers },
    },
    async (response) => {
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: response.headers, body: await text(response) });
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
}

const PATHS = ['/', '/topic/reserve-funds', '/law/texas', '/llms.txt', '/feed.atom', '/api/docs'];

test('each host is shown its brand alone, however requests are interleaved', async () => {
  const asked = Array.from({ length: 10 }, () =>
    HOSTS.flatMap((host) => PATHS.map((path) => ({ host, path }))),
  ).flat();
  // Neighbours in time are different hosts and addresses, cold at first and from memory later.
  const shuffled = asked.toSorted((a, b) => a.path.localeCompare(b.path));
  const answers = await Promise.all(
    shuffled.map(async ({ host, path }) => ({ host, path, ...(await send(host, path)) })),
  );
  for (const { host, path, status, body, headers } of answers) {
    const plain = body.replaceAll('Harborview & Sons', 'Harborview &amp; Sons');
    const shown = HOSTS.filter((one) => plain.includes(NAMES[one]));
    expect([status, shown], host + path).toEqual([200, [host]]);
    expect(headers.vary?.split(/, ?/), path).toContain('host');
  }
});

test('a host that no brand names is shown the first', async () => {
  const { body } = await send('nobody.example:8080', '/');
  expect(body).toContain('<title>HOA Education Portal</title>');
  expect(body).not.toContain('<style>:root');
});

test('what a browser holds of one brand is not good for another', async () => {
  const first = await send(CEDARLINE, '/topic/reserve-funds');
  const held = { headers: { 'if-none-match': first.headers.etag ?? '' } };
  expect((await send(CEDARLINE, '/topic/reserve-funds', held)).status).toBe(304);
  for (const host of [OWN, HARBORVIEW]) {
    const other = await send(host, '/topic/reserve-funds', held);
    expect(other.status, host).toBe(200);
    expect(other.headers.etag).not.toBe(first.headers.etag);
  }
});

test('a forwarded host is not believed from a proxy that nobody named', async () => {
  const { body } = await send(OWN, '/', { headers: { 'x-forwarded-host': CEDARLINE } });
  expect(body).toContain('<title>HOA Education Portal</title>');
});

describe('a page of a brand', () => {
  test('has its names, its addresses and its style, which the policy allows', async () => {
    const { body, headers } = await send(CEDARLINE, '/');
    expect(body).toContain('<title>Cedarline Owner Library</title>');
    expect(body).toContain('content="Articles for the communities that Cedarline looks after."');
    expect(body).toContain('<link rel="canonical" href="https://learn.cedarline.example/">');
    expect(body).toContain(
      '"@type":"Organization","@id":"https://learn.cedarline.example/#publisher","name":"Cedarline Owner Library"',
    );
    expect(body).toContain('href="https://cedarline.example/contact"');
    expect(body).toContain('State law is shown for <!-- -->Texas');
    expect(body).toContain('href="tel:+15550100"');
    const [, style = ''] = /<style>(:root.*?)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect((await send(OWN, '/')).headers['content-security-policy']).not.toContain(hash);
  });

  test('has its logo, which runs nothing and which no other brand serves', async () => {
    const { body } = await send(CEDARLINE, '/');
    const [path = ''] = /\/brand\/[\da-f]+\.svg/.exec(body) ?? [];
    const logo = await send(CEDARLINE, path);
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(logo.headers['cache-control']).toContain('immutable');
    expect((await send(OWN, path)).status).toBe(404);
  });

  test('comes with pictures and scripts for other sites under its name', async () => {
    const [own, theirs] = await Promise.all(
      [OWN, CEDARLINE].map((host) => send(host, '/social/home.png')),
    );
    expect(own?.headers.etag).not.toBe(theirs?.headers.etag);
    expect((await send(CEDARLINE, '/apple-touch-icon.png')).status).toBe(200);
    expect((await send(OWN, '/widgets.js')).body).toContain('HOA Education Portal');
    const { body } = await send(HARBORVIEW, '/widgets.js');
    expect(body).not.toContain('HOA Education Portal');
    expect(body).toContain('Harborview \\u0026 Sons\\u2019 Handbook');
  });
});

describe('a brand that leaves out categories', () => {
  const hidden = [...CATALOGUE_TOPICS.values()].filter(
    ({ category }) => !THREE_BRANDS[2]?.categories?.includes(category.slug),
  );
  const isHidden = new Set(hidden.map(({ slug }) => slug));

  test('has no page, list, map or feed with one of their topics', async () => {
    expect(hidden).toHaveLength(60);
    for (const path of ['/topic/fair-housing-compliance', '/category/legal-compliance']) {
      const page = await send(HARBORVIEW, path);
      expect(page.status, path).toBe(404);
      expect(page.body).toMatch(/<h1[^>]*>(?:Topic|Category) Not Found</);
      expect((await send(OWN, path)).status).toBe(200);
    }
    const paths = [
      ...['/', '/llms.txt', '/sitemap.xml', '/feed.atom', '/category/hoa-management'],
      ...['/law/questions/fine-cap', '/guides/fined', '/tools/notice-dates', '/api/categories'],
      ...[...CATALOGUE_TOPICS.keys()]
        .filter((slug) => !isHidden.has(slug))
        .map((slug) => `/topic/${slug}`),
    ];
    for (const path of paths) {
      const { status, body } = await send(HARBORVIEW, path);
      const links = [...body.matchAll(/\/topic\/([a-z0-9-]+)/g)].map(([, slug = '']) => slug);
      expect([status, links.filter((slug) => isHidden.has(slug))], path).toEqual([200, []]);
      expect(body, path).not.toContain('href="/category/legal-compliance"');
    }
  });

  test('has the starting points with something to read, and no other', async () => {
    const startingPoints = (page: string) =>
      [...page.matchAll(/id="situation-([a-z-]+)"/g)].map(([, id]) => id);
    expect(startingPoints((await send(OWN, '/')).body)).toHaveLength(6);
    expect(startingPoints((await send(HARBORVIEW, '/')).body)).toEqual([
      ...['special-assessment', 'request-denied', 'see-records', 'ignored-repair', 'new-director'],
    ]);
    const [none, some] = await Promise.all(
      ['violation-notice', 'request-denied'].map((id) => send(HARBORVIEW, `/api/situations/${id}`)),
    );
    expect(none?.status).toBe(404);
    expect(JSON.parse(some?.body ?? '').reading).toEqual([
      { slug: 'architectural-review', title: 'Architectural Review' },
    ]);

    const closing = THREE_BRANDS[1]?.closing;
    const brand = { name: 'Pools', closing, categories: ['amenities-management'] };
    const pools = await createTestApp({
      pages: true,
      environment: { BRAND: JSON.stringify(brand) },
    });
    const { body } = await pools.http.inject({ url: '/' });
    expect(body).toContain('id="glossary"');
    expect(body).not.toContain('id="situations"');
    await pools.close();
  });

  test('names none of them beside a rule of the law, and keeps the rules', async () => {
    const rulesOf = async (host: string) =>
      JSON.parse((await send(host, '/api/law/questions/fine-cap')).body).facts;
    expect(await rulesOf(HARBORVIEW)).toHaveLength((await rulesOf(OWN)).length);
    const paths = [
      ...['/api/law/states/VA', '/api/law/facts?state=VA', '/api/law/changes'],
      ...['/api/law/questions/fine-cap', '/api/guides/fined', '/api/guides/fined/law'],
      ...['/api/letters/hearing-request/law?state=VA', '/api/search?q=fine%20cap%20Virginia'],
    ];
    for (const path of paths) {
      const { status, body } = await send(HARBORVIEW, path);
      const lists = body.match(/"topics":\[(?:"[a-z0-9-]+",?)*\]/g) ?? [];
      const named = lists.flatMap((list): string[] => JSON.parse(`{${list}}`).topics);
      expect([status, named.filter((slug) => isHidden.has(slug))], path).toEqual([200, []]);
      if (path.startsWith('/api/law/states')) expect(named.length).toBeGreaterThan(0);
    }
    const json = { question: 'How much may an association fine in Virginia?' };
    const ruleFor = async (host: string) =>
      JSON.parse((await send(host, '/api/openai/ask', { json })).body).facts[0];
    const own = await ruleFor(OWN);
    expect(own.topics.some((slug: string) => isHidden.has(slug))).toBe(true);
    expect(await ruleFor(HARBORVIEW)).toEqual({
      ...own,
      topics: own.topics.filter((slug: string) => !isHidden.has(slug)),
    });
  });

  test('neither finds nor quotes them, by any way in', async () => {
    const question = 'Does fair housing law allow an assistance animal?';
    const [own, theirs] = await Promise.all(
      [OWN, HARBORVIEW].map(async (host) => {
        const json = { category: 'HOA', question };
        const { status, body } = await send(host, '/api/openai/ask', { json });
        expect([status, body], host).toEqual([200, expect.stringContaining('"sources"')]);
        return JSON.parse(body);
      }),
    );
    const slugs = (answer: { sources: { slug: string }[] }) =>
      answer.sources.map(({ slug }) => slug);
    expect(slugs(own).some((slug) => isHidden.has(slug))).toBe(true);
    expect(slugs(theirs).filter((slug) => isHidden.has(slug))).toEqual([]);
    const found = (await send(HARBORVIEW, '/api/search?q=fair%20housing')).body;
    expect([...isHidden].filter((slug) => found.includes(`"slug":"${slug}"`))).toEqual([]);
    const written = await send(HARBORVIEW, '/api/openai/generate', {
      json: { topic: 'Fair Housing Compliance' },
    });
    expect(written.status).toBe(404);
  });

  test('says in its description of the API that their addresses may not be found', async () => {
    const { paths } = JSON.parse((await send(HARBORVIEW, '/api/openapi.json')).body);
    const topic = await send(HARBORVIEW, '/api/topics/fair-housing-compliance');
    expect([topic.status, Object.keys(paths['/api/topics/{slug}'].get.responses)]).toEqual([
      404,
      expect.arrayContaining(['404']),
    ]);
    expect(paths['/api/openai/generate'].post.responses).toHaveProperty('404');
  });
});

test('a brand with a fault stops the start with every fault', async () => {
  const start = createTestApp({
    environment: { BRAND: '{"name":"","logo":"none.svg","state":"ZZ"}' },
  });
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(/BRAND is not valid:\n {2}name: .+\n {2}state: /s);
  const missing = createTestApp({ environment: { BRAND: '{"name":"A","logo":"none.svg"}' } });
  await expect(missing).rejects.toThrow(/A: logo: .+none\.svg cannot be read/);
  await expect(createTestApp({ environment: { BRAND: '{' } })).rejects.toThrow(/BRAND is no JSON/);
  await expect(createTestApp({ environment: { BRAND_FILE: '/nowhere.json' } })).rejects.toThrow(
    /BRAND_FILE: \/nowhere\.json cannot be read/,
  );
});

test('a portal without a brand does not vary by host', async () => {
  const plain = await createTestApp();
  const { headers } = await plain.http.inject({ url: '/api/categories' });
  expect(headers.vary).not.toMatch(/host/);
  await plain.close();
});
