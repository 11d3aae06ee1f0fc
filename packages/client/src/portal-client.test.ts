import { inspect } from 'node:util';
import { TRPCClientError } from '@trpc/client';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../apps/server/src/testing/test-app.ts';
import { createPortalClient, PortalClientError } from './portal-client.ts';

const app = await createTestApp();
const baseUrl = await app.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

async function refusal(call: Promise<unknown>): Promise<PortalClientError> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof PortalClientError) return error;
  throw new Error(`no PortalClientError: ${String(error)}`);
}

describe('calls', () => {
  test('reach every kind of procedure, those made together in one request', async () => {
    const urls: string[] = [];
    const portal = createPortalClient({
      baseUrl,
      fetch: (url, init) => {
        urls.push(String(url));
        return fetch(url, init);
      },
    });
    const [categories, topic, found] = await Promise.all([
      portal.categories.list.query(),
      portal.topics.bySlug.query({ slug: 'reserve-funds' }),
      portal.search.query.query({ q: 'quorum' }),
    ]);
    expect([categories.length, topic.title]).toEqual([6, 'Reserve Funds']);
    expect(found.topics.map(({ slug }) => slug)).toContain('quorum-requirements');
    expect(urls).toHaveLength(1);
    const answer = await portal.ask.answer.mutate({ question: 'What is a quorum?' });
    expect(answer.sources[0]?.slug).toBe('quorum-requirements');
  });

  test('go to the path at which a host has the portal', async () => {
    for (const path of ['/hoa', '/hoa/', '/hoa/?from=mail#top']) {
      const urls: string[] = [];
      const portal = createPortalClient({
        baseUrl: baseUrl + path,
        fetch: (url, init) => {
          urls.push(String(url));
          return fetch(String(url).replace('/hoa/', '/'), init);
        },
      });
      expect(await portal.categories.list.query()).toHaveLength(6);
      expect(urls[0]).toMatch(`${baseUrl}/hoa/trpc/categories.list`);
    }
  });

  test('go nowhere where the address of the portal is not whole', () => {
    for (const address of ['localhost:3000', '/hoa', 'hoa.example.org', 'file:///hoa']) {
      expect(() => createPortalClient({ baseUrl: address })).toThrow('a whole address such as');
    }
  });

  test('that would want too long an address are refused before they leave', async () => {
    const portal = createPortalClient({ baseUrl });
    const error = await refusal(portal.search.query.query({ q: 'quorum '.repeat(500) }));
    expect([error.code, error.message]).toEqual(['too-large', 'What this call sends is too long.']);
  });

  test('travel in requests of no more than the portal takes', async () => {
    const slugs = (await createPortalClient({ baseUrl }).categories.list.query())
      .flatMap(({ topics }) => topics)
      .slice(0, 25)
      .map(({ slug }) => slug);
    let requests = 0;
    const portal = createPortalClient({
      baseUrl: `${baseUrl}/`,
      fetch: (url, init) => {
        requests += 1;
        return fetch(url, init);
      },
    });
    const titles = await Promise.all(slugs.map((slug) => portal.topics.title.query({ slug })));
    expect(titles).toHaveLength(25);
    expect(requests).toBe(3);
  });
});

describe('refusals', () => {
  test('carry the code, the status and the words of the portal', async () => {
    const portal = createPortalClient({ baseUrl });
    const error = await refusal(portal.categories.bySlug.query({ slug: 'nothing-here' }));
    expect(error).toMatchObject({
      name: 'PortalClientError',
      code: 'not-found',
      status: 404,
      message: 'Category not found',
      retryAfterSeconds: undefined,
    });
    expect(error).toBeInstanceOf(TRPCClientError);
    const empty = await refusal(portal.ask.answer.mutate({ question: ' ' }));
    expect([empty.code, empty.message]).toEqual(['bad-request', 'Please enter your question']);
    expect(empty.fields).toEqual([{ field: 'question', message: 'Please enter your question' }]);
  });

  test('are short in a log, with all that a program reads of them', async () => {
    const portal = createPortalClient({ baseUrl });
    const logged = inspect(await refusal(portal.ask.answer.mutate({ question: ' ' })));
    expect(logged.split('\n').filter((line) => !/^\s+at /.test(line)).length).toBeLessThan(10);
    expect(logged).toContain("code: 'bad-request'");
    expect(logged).toContain("field: 'question'");
    expect(logged).not.toContain('Response {');
  });

  test('in one request do not touch the other calls', async () => {
    const portal = createPortalClient({ baseUrl });
    const [bad, good] = await Promise.allSettled([
      portal.categories.bySlug.query({ slug: 'nothing-here' }),
      portal.topics.title.query({ slug: 'reserve-funds' }),
    ]);
    expect(bad.status).toBe('rejected');
    expect(good).toMatchObject({ status: 'fulfilled', value: { title: 'Reserve Funds' } });
  });
});

describe('an aborted call', () => {
  test('fails at once and leaves the others of its request alone', async () => {
    const portal = createPortalClient({ baseUrl });
    const stop = new AbortController();
    const aborted = refusal(portal.categories.list.query(undefined, { signal: stop.signal }));
    const other = portal.topics.title.query({ slug: 'reserve-funds' });
    stop.abort();
    expect((await aborted).code).toBe('aborted');
    expect(await other).toEqual({ title: 'Reserve Funds' });
  });

  test('that was aborted before it began never leaves', async () => {
    let requests = 0;
    const portal = createPortalClient({
      baseUrl,
      fetch: (url, init) => {
        requests += 1;
        return fetch(url, init);
      },
    });
    const error = await refusal(
      portal.categories.list.query(undefined, { signal: AbortSignal.abort() }),
    );
    expect([error.code, requests]).toEqual(['aborted', 0]);
  });
});

describe('a streamed answer', () => {
  test('comes part by part, the last one stays', async () => {
    const portal = createPortalClient({ baseUrl });
    const parts = [];
    for await (const part of await portal.ask.stream.mutate({ question: 'What is a quorum?' })) {
      parts.push(part);
    }
    expect(parts[0]?.type).toBe('library');
    const last = parts.at(-1);
    expect(last?.type === 'answer' && last.answer.sources[0]?.slug).toBe('quorum-requirements');
  });

  test('is refused before it begins as any other call is', async () => {
    const portal = createPortalClient({ baseUrl });
    const error = await refusal(portal.ask.stream.mutate({ question: ' ' }));
    expect([error.code, error.message]).toEqual(['bad-request', 'Please enter your question']);
  });
});
