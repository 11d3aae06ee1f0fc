import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFixture, libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import { ResponseCache } from './response-cache.ts';
import { StoredResponse } from './stored-response.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let library: LibraryStore;
let cache: ResponseCache;
beforeEach(() => {
  library = new LibraryStore(libraryFixture());
  cache = new ResponseCache(library);
});

const response = (text: string, status = 200) =>
  new StoredResponse({
    status,
    type: 'text/plain',
    body: Buffer.from(text),
    cacheControl: 'public',
    headers: [],
  });

/** Makes the response of a topic as a page does: after a while, from the library. */
const topicResponse = (slug: string) =>
  vi.fn(async () => {
    await Promise.resolve();
    const article = library.article(slug);
    const text = article === undefined ? 'unknown' : library.content(article.topicId)?.content;
    return response(JSON.stringify(text));
  });

/** Puts another text in the place of the one that a topic has. */
function changeText(topicId: number, html: string): void {
  const { snapshot } = library;
  const contents = new Map(snapshot.contents).set(topicId, contentFixture(topicId, html));
  library.replace({ ...snapshot, contents });
}

const text = (url: string) => cache.find(url)?.body.toString();

test('however many ask at once, a response is made once and then found', async () => {
  const make = topicResponse('topic-1');
  const all = await Promise.all(
    Array.from({ length: 50 }, () => cache.respond({ url: '/topic/topic-1' }, make)),
  );
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  expect(cache.find('/topic/topic-1')).toBe(all[0]);
  expect(cache.stats).toMatchObject({ hits: 1, misses: 1, entries: 1 });
});

test('a change of the library drops all that was made of it', async () => {
  await cache.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  await cache.respond({ url: '/topic/topic-2' }, topicResponse('topic-2'));
  changeText(1, 'changed');
  expect(cache.find('/topic/topic-1')).toBeUndefined();
  expect(cache.find('/topic/topic-2')).toBeUndefined();
  expect(cache.stats).toMatchObject({ dropped: 2, entries: 0, bytes: 0 });
  await cache.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  expect(text('/topic/topic-1')).toContain('changed');
});

test('what was begun before a change is not kept after it, nor joined by later visitors', async () => {
  const before = cache.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  changeText(1, 'changed');
  const after = cache.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  await before;
  expect((await after).body.toString()).toContain('changed');
  expect(text('/topic/topic-1')).toContain('changed');
});

test('what the library does not hold is answered and not kept', async () => {
  for (const slug of ['made-up-1', 'made-up-2']) {
    await cache.respond({ url: `/topic/${slug}` }, topicResponse(slug));
    expect(cache.find(`/topic/${slug}`)).toBeUndefined();
  }
  expect(cache.stats).toMatchObject({ entries: 0, bytes: 0 });
});

test('an error page is not kept, and a failure reaches everybody who waited', async () => {
  await cache.respond({ url: '/a' }, async () => response('no', 404));
  expect(cache.find('/a')).toBeUndefined();
  const fail = vi.fn(async () => Promise.reject(new Error('broken')));
  const both = await Promise.allSettled([
    cache.respond({ url: '/b' }, fail),
    cache.respond({ url: '/b' }, fail),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  await cache.respond({ url: '/b' }, async () => response('well'));
  expect(text('/b')).toBe('well');
});

test('parameters that nothing reads change nothing, those that a page reads do', async () => {
  await cache.respond({ url: '/' }, async () => response('home'));
  await cache.respond({ url: '/trpc/categories.list' }, async () => response('one'));
  expect(text('/?utm_source=letter&t=1')).toBe('home');
  expect(text('/?')).toBe('home');
  expect(text('/?q=quorum')).toBeUndefined();
  expect(text('/?a=1&question=why')).toBeUndefined();
  expect(text('/?unique=1')).toBe('home');
  expect(text('/trpc/categories.list?batch=1&input={}')).toBeUndefined();
});

test('what is made for one request is made each time', async () => {
  const make = vi.fn(async () => response('yours'));
  await cache.respond(null, make);
  await cache.respond(null, make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(cache.stats.entries).toBe(0);
});

test('batches that strangers combine never push out a page', async () => {
  await cache.respond({ url: '/' }, async () => response('home'));
  const large = 'x'.repeat(200_000);
  for (let index = 0; index < 200; index += 1) {
    await cache.respond({ url: `/trpc/${index}`, isBatch: true }, async () => response(large));
  }
  expect(text('/')).toBe('home');
  expect(cache.stats.bytes).toBeLessThan(17 * 2 ** 20);
});

function script(): StoredResponse {
  return new StoredResponse({
    status: 200,
    type: 'text/javascript',
    body: Buffer.from(
      Array.from({ length: 4_000 }, (_, index) => `let v${index % 97}_${index};`).join(''),
    ),
    cacheControl: 'immutable',
    headers: [],
  });
}

test('built files stay, whatever changes', () => {
  cache.pin('/assets/a.js', script());
  changeText(1, 'changed');
  expect(text('/assets/a.js?v=2')).toContain('let v0_0;');
});

test('what is asked for again in Brotli ends as small as it gets, and nothing else does', async () => {
  cache.pin('/assets/a.js', script());
  await cache.respond({ url: '/' }, async () => script());
  await cache.respond({ url: '/trpc/1', isBatch: true }, async () => script());
  const bytesOf = (url: string) => cache.find(url)?.ready('br')?.body.length ?? 0;
  for (const url of ['/assets/a.js', '/', '/trpc/1']) {
    cache.find(url);
    expect(bytesOf(url)).toBe(0);
    await cache.find(url)?.prepare('br');
  }
  const quick = bytesOf('/trpc/1');
  expect(quick).toBeGreaterThan(0);
  for (const url of ['/assets/a.js', '/']) {
    await vi.waitFor(() => expect(bytesOf(url)).toBeLessThan(quick), { timeout: 30_000 });
  }
  expect(bytesOf('/trpc/1')).toBe(quick);
});

test('within its budget it forgets first what nobody asked for', async () => {
  const large = 'x'.repeat(4 * 2 ** 20);
  for (const url of ['/a', '/b', '/c']) await cache.respond({ url }, async () => response(large));
  cache.find('/a');
  for (const url of ['/d', '/e', '/f', '/g', '/h']) {
    await cache.respond({ url }, async () => response(large));
  }
  expect(cache.find('/a')).toBeDefined();
  expect(cache.find('/b')).toBeUndefined();
  expect(cache.stats.bytes).toBeLessThanOrEqual(64 * 2 ** 20);
});

test('what is larger than the whole budget is not kept, and pushes nothing out', async () => {
  await cache.respond({ url: '/small' }, async () => response('small'));
  await cache.respond({ url: '/huge' }, async () => response('x'.repeat(33 * 2 ** 20)));
  expect(cache.find('/huge')).toBeUndefined();
  expect(text('/small')).toBe('small');
});

test('a response that may have read the clock is made again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const now = vi.spyOn(performance, 'now');
  await cache.respond({ url: '/' }, async () => response('home'));
  const after = (minutes: number) => {
    now.mockReturnValue(madeAt + minutes * 60_000);
    vi.advanceTimersByTime(minutes * 60_000);
    return text('/');
  };
  const madeAt = performance.now();
  expect(after(9)).toBe('home');
  expect(after(11)).toBeUndefined();
});
