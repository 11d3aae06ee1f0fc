import { brotliDecompressSync } from 'node:zlib';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import type { AppRouter } from './app-router.ts';

const app = await createTestApp();
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${address}/trpc` })] });
afterAll(() => app.close());

test('a typed client reads categories and topics in one batch', async () => {
  const [categories, topic, related] = await Promise.all([
    client.categories.list.query(),
    client.topics.bySlug.query({ slug: 'reserve-funds' }),
    client.categories.related.query({ slug: 'board-management' }),
  ]);
  expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(topic.title).toBe('Reserve Funds');
  expect(related.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('a search in Spanish finds what its words mean, and a beginning stays one of English', async () => {
  const topicFor = async (q: string) => {
    const { query, topics } = await client.search.query.query({ q });
    expect(query).toBe(q);
    return topics[0]?.slug;
  };
  expect(await topicFor('piscina')).toBe(await topicFor('pool'));
  expect(await topicFor('perro que ladra')).toBe('pet-policies');
  expect(await topicFor('vendo')).toBe('vendor-contracts');
});

test('a typed client asks and searches', async () => {
  const answer = await client.ask.answer.mutate({ question: 'What is a quorum?' });
  expect(answer.sources[0]?.slug).toBe('quorum-requirements');
  const found = await client.search.query.query({ q: 'quorum' });
  expect(found.topics.map(({ slug }) => slug)).toContain('quorum-requirements');
  expect(found.terms.map(({ term }) => term)).toContain('Quorum');
});

async function refusal(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error = await call.catch((caught: unknown) => caught);
  if (error instanceof TRPCClientError) return error;
  throw new Error('the call was not refused');
}

test('errors carry a code, a status and a sentence, never a stack', async () => {
  const missing = await refusal(client.categories.bySlug.query({ slug: 'nothing-here' }));
  expect(missing.message).toBe('Category not found');
  expect(missing.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 });

  const malformed = await refusal(client.topics.bySlug.query({ slug: 'Not a slug' }));
  expect(malformed.message).toMatch(/slug is/);
  expect(malformed.data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400 });
  expect(JSON.stringify([missing.data, malformed.data])).not.toMatch(/stack|node_modules/);
});

test('a batch of too many calls is refused', async () => {
  const paths = Array.from({ length: 30 }, () => 'categories.list').join(',');
  const response = await app.http.inject({ method: 'GET', url: `/trpc/${paths}?batch=1&input={}` });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test('an answer that is one text is compressed whole, with its status and its length', async () => {
  const headers = { 'accept-encoding': 'br' };
  const input = (q: unknown) => encodeURIComponent(JSON.stringify({ q }));
  const ask = (q: unknown) =>
    app.http.inject({ url: `/trpc/search.query?input=${input(q)}`, headers });

  const found = await ask('quorum');
  expect(found.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(found.rawPayload.length),
    'content-type': 'application/json',
  });
  expect(JSON.parse(String(brotliDecompressSync(found.rawPayload)))).toHaveProperty('result.data');
  expect((await ask(null)).statusCode).toBe(400);
});
