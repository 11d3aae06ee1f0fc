import { afterEach, expect, test, vi } from 'vitest';
import type { LibraryPart } from '../library/library-reads.ts';
import { ResponseCache } from './response-cache.ts';
import { StoredResponse } from './stored-response.ts';

const KIBIBYTE = 1_024;
const MINUTE_MS = 60_000;
afterEach(() => vi.useRealTimers());

const response = (bytes = KIBIBYTE) =>
  new StoredResponse({
    status: 200,
    type: 'text/plain',
    body: Buffer.alloc(bytes, 'a'),
    cacheControl: 'public',
    headers: [],
  });
const none = new Set<LibraryPart>();

test('it never takes more than its budget, and forgets first what nobody asked for', () => {
  const cache = new ResponseCache(64 * KIBIBYTE, MINUTE_MS);
  for (const key of ['a', 'b', 'c']) cache.set(key, response(), none);
  cache.get('b');
  for (let index = 0; index < 9; index += 1) cache.set(`filler-${index}`, response(), none);
  expect(cache.bytes).toBeLessThanOrEqual(64 * KIBIBYTE);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBeDefined();

  for (let index = 0; index < 10_000; index += 1) cache.set(`junk-${index}`, response(), none);
  expect(cache.bytes).toBeLessThanOrEqual(64 * KIBIBYTE);
  expect(cache.size).toBeLessThan(20);
});

test('what is larger than the whole budget is not kept, and pushes nothing out', () => {
  const cache = new ResponseCache(64 * KIBIBYTE, MINUTE_MS);
  cache.set('small', response(), none);
  cache.set('huge', response(64 * KIBIBYTE), none);
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});

test('a change drops what was made from it and leaves the rest', () => {
  const cache = new ResponseCache(KIBIBYTE * KIBIBYTE, MINUTE_MS);
  cache.set('/topic/a', response(), new Set<LibraryPart>(['article:1', 'content:1']));
  cache.set('/topic/b', response(), new Set<LibraryPart>(['article:2', 'content:2']));
  cache.set('/', response(), new Set<LibraryPart>(['categories', 'content:1']));
  expect(cache.drop(new Set(['content:1']))).toBe(2);
  expect(cache.get('/topic/a')).toBeUndefined();
  expect(cache.get('/')).toBeUndefined();
  expect(cache.get('/topic/b')).toBeDefined();
  expect(cache.drop(new Set(['content:7']))).toBe(0);
});

test('putting a response in the place of another counts it once', () => {
  const cache = new ResponseCache(KIBIBYTE * KIBIBYTE, MINUTE_MS);
  cache.set('/', response(), none);
  const { bytes } = cache;
  cache.set('/', response(), none);
  expect(cache).toMatchObject({ bytes, size: 1 });
  cache.set('/', response(), new Set<LibraryPart>(['categories']));
  cache.drop(new Set(['categories']));
  expect(cache).toMatchObject({ bytes: 0, size: 0 });
});

test('nothing is kept longer than its lifetime', () => {
  vi.useFakeTimers();
  const cache = new ResponseCache(KIBIBYTE * KIBIBYTE, MINUTE_MS);
  cache.set('/', response(), none);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(cache.get('/')).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(cache.get('/')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});
