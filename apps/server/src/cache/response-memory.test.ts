import { beforeEach, expect, test, vi } from 'vitest';
import { contentFixture, libraryFixture } from '../library/library.fixture.ts';
import type { LibraryPart } from '../library/library-reads.ts';
import { LibraryStore } from '../library/library-store.ts';
import { ResponseMemory } from './response-memory.ts';
import { StoredResponse } from './stored-response.ts';

let library: LibraryStore;
let memory: ResponseMemory;
beforeEach(() => {
  library = new LibraryStore(libraryFixture());
  memory = new ResponseMemory(library);
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
  const changed = new Set<LibraryPart>([`content:${topicId}`, 'everything']);
  library.replace({ ...snapshot, contents }, changed);
}

const text = (url: string) => memory.find(url)?.body.toString();

test('however many ask at once, a response is made once and then found', async () => {
  const make = topicResponse('topic-1');
  const all = await Promise.all(
    Array.from({ length: 50 }, () => memory.respond({ url: '/topic/topic-1' }, make)),
  );
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  expect(memory.find('/topic/topic-1')).toBe(all[0]);
  expect(memory.stats).toMatchObject({ hits: 1, misses: 1, entries: 1 });
});

test('a change drops exactly what was made from it', async () => {
  await memory.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  await memory.respond({ url: '/topic/topic-2' }, topicResponse('topic-2'));
  changeText(1, 'changed');
  expect(memory.find('/topic/topic-1')).toBeUndefined();
  expect(memory.find('/topic/topic-2')).toBeDefined();
  await memory.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  expect(text('/topic/topic-1')).toContain('changed');
});

test('what was begun before a change is not kept after it, nor joined by later visitors', async () => {
  const before = memory.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  changeText(1, 'changed');
  const after = memory.respond({ url: '/topic/topic-1' }, topicResponse('topic-1'));
  await before;
  expect((await after).body.toString()).toContain('changed');
  expect(text('/topic/topic-1')).toContain('changed');
});

test('what the library does not hold is answered and not kept', async () => {
  for (const slug of ['made-up-1', 'made-up-2']) {
    await memory.respond({ url: `/topic/${slug}` }, topicResponse(slug));
    expect(memory.find(`/topic/${slug}`)).toBeUndefined();
  }
  expect(memory.stats).toMatchObject({ entries: 0, bytes: 0 });
});

test('an error page is not kept, and a failure reaches everybody who waited', async () => {
  await memory.respond({ url: '/a' }, async () => response('no', 404));
  expect(memory.find('/a')).toBeUndefined();
  const fail = vi.fn(async () => Promise.reject(new Error('broken')));
  const both = await Promise.allSettled([
    memory.respond({ url: '/b' }, fail),
    memory.respond({ url: '/b' }, fail),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  await memory.respond({ url: '/b' }, async () => response('well'));
  expect(text('/b')).toBe('well');
});

test('parameters that nothing reads change nothing, those that a page reads do', async () => {
  await memory.respond({ url: '/' }, async () => response('home'));
  await memory.respond({ url: '/trpc/categories.list' }, async () => response('one'));
  expect(text('/?utm_source=letter&t=1')).toBe('home');
  expect(text('/?')).toBe('home');
  expect(text('/?q=quorum')).toBeUndefined();
  expect(text('/?a=1&question=why')).toBeUndefined();
  expect(text('/?unique=1')).toBe('home');
  expect(text('/trpc/categories.list?batch=1&input={}')).toBeUndefined();
});

test('what is made for one request is made each time', async () => {
  const make = vi.fn(async () => response('yours'));
  await memory.respond(null, make);
  await memory.respond(null, make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(memory.stats.entries).toBe(0);
});

test('batches that strangers combine never push out a page', async () => {
  await memory.respond({ url: '/' }, async () => response('home'));
  const large = 'x'.repeat(200_000);
  for (let index = 0; index < 200; index += 1) {
    await memory.respond({ url: `/trpc/${index}`, isBatch: true }, async () => response(large));
  }
  expect(text('/')).toBe('home');
  expect(memory.stats.bytes).toBeLessThan(17 * 2 ** 20);
  await memory.idle();
});

test('built files stay, whatever changes, and end as small as they get', async () => {
  const script = new StoredResponse({
    status: 200,
    type: 'text/javascript',
    body: Buffer.from('export const a = 1;'.repeat(100)),
    cacheControl: 'immutable',
    headers: [],
  });
  memory.pin('/assets/a.js', script);
  await memory.idle();
  changeText(1, 'changed');
  expect(memory.find('/assets/a.js?v=2')?.ready('br')?.body.length).toBeLessThan(60);
});
