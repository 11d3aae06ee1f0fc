import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
});
afterAll(() => app.close());

/** Lets the event loop turn first, as between visitors: requests without a pause are a flood. */
async function get(url: string, headers: Record<string, string> = {}) {
  await setImmediate();
  return app.http.inject({ method: 'GET', url, headers });
}

const BATCH = `/trpc/topics.bySlug,topics.related,categories.list?batch=1&input=${encodeURIComponent(
  JSON.stringify({ 0: { slug: 'reserve-funds' }, 1: { categoryId: 2, currentTopicId: 25 } }),
)}`;

test.each([
  '/',
  '/category/board-management',
  '/category/hoa-management',
  '/topic/quorum-requirements',
  '/api/categories',
  '/api/category/financial-management',
  '/api/topics/reserve-funds',
  '/api/content/reserve-funds',
  '/api/related-topics/2?currentTopicId=25',
  '/api/openapi.json',
  '/trpc/categories.list',
  BATCH,
])('%s is made once: the same bytes, a validator, 304, HEAD and encodings', async (url) => {
  const first = await get(url);
  expect(first.statusCode).toBe(200);
  const { etag } = first.headers;
  expect(etag).toMatch(/^"[\w-]{16}"$/);
  expect(first.headers['cache-control']).toMatch(/^public/);
  expect(first.headers['x-content-type-options']).toBe('nosniff');

  const second = await get(url);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(second.headers).toEqual({ ...first.headers, date: second.headers.date });

  const compressed = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload.length).toBeLessThan(first.rawPayload.length);
  const held = await get(url, { 'if-none-match': String(compressed.headers.etag) });
  expect([held.statusCode, held.body]).toEqual([304, '']);

  const head = await app.http.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers.etag).toBe(etag);
});

test('numbers against caches, and parameters of campaigns, lead to the same bytes', async () => {
  const [plain, busted] = [
    await get('/api/categories'),
    await get('/api/categories?t=1763600000000&r=0.123'),
  ];
  expect(busted.headers.etag).toBe(plain.headers.etag);
  const [home, campaign] = [await get('/'), await get('/?utm_source=letter')];
  expect(campaign.headers.etag).toBe(home.headers.etag);
});

test('a batch from memory is what tRPC answers itself', async () => {
  const kept = await get(BATCH);
  const streamed = await get(BATCH, { 'trpc-accept': 'application/jsonl' });
  expect(streamed.headers['transfer-encoding']).toBe('chunked');
  const marked = BATCH.replace('?', '?asked=why?&');
  const alike = await get(marked, { 'trpc-accept': 'application/jsonl' });
  expect(alike.headers['transfer-encoding']).toBe('chunked');
  const [topic, related, categories] = kept.json();
  expect(topic.result.data).toMatchObject({ slug: 'reserve-funds', known: true });
  expect(related.result.data.length).toBeGreaterThan(0);
  expect(categories.result.data).toHaveLength(6);
});

test('errors are told as ever, and nobody keeps them', async () => {
  const missing = await get('/api/category/nothing-here');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toEqual({ message: 'Category not found', code: 'not-found' });
  const wrong = await get('/api/topics/Not_A_Slug');
  expect(wrong.statusCode).toBe(400);
  const letters = await get('/api/letters?topic=made-up-topic');
  expect([letters.statusCode, letters.json()]).toEqual([
    404,
    { message: 'Topic not found', code: 'not-found' },
  ]);
  const page = await get('/nowhere');
  expect(page.statusCode).toBe(404);
  for (const { headers } of [missing, wrong, letters, page]) {
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control'] ?? 'no-cache').not.toContain('public');
  }
});

test('a page that shows what a visitor typed is kept by nobody', async () => {
  const { headers } = await get('/?q=late+fees');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('of words to look up there is no end, and no answer to them is kept', async () => {
  const { statusCode, headers } = await get('/api/glossary/the%20owners');
  expect([statusCode, headers.etag]).toEqual([200, undefined]);
  expect(headers['cache-control'] ?? 'no-cache').not.toContain('public');
});

test('an address with a slash too many leads to the one address of the page', async () => {
  const response = await get('/topic/reserve-funds/?a=1');
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe('/topic/reserve-funds?a=1');
});

test('a script of an earlier build is missing, and is not answered with a page', async () => {
  const response = await get('/assets/entry-client-00000000.js');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch(/^text\/plain/);
});

test('another origin may read the API', async () => {
  for (const _ of ['made', 'kept']) {
    const { headers } = await get('/api/categories', { origin: 'https://anyone.example' });
    expect(headers['access-control-allow-origin']).toBe('https://anyone.example');
  }
});
