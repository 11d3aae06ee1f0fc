import { expect, test } from 'vitest';
import { readSharedQueries } from './shared-queries.ts';

const batch = (names: string, inputs: unknown, rest = '') =>
  `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}${rest}`;

test('a request as the typed client writes it is its own canonical form', () => {
  const url = batch('topics.bySlug,categories.list,topics.related', {
    0: { slug: 'reserve-funds' },
    2: { categoryId: 2, currentTopicId: 25 },
  });
  expect(readSharedQueries(url)).toEqual({ url, isBatch: true });
  expect(readSharedQueries(batch('categories.list', {}))).toEqual({
    url: batch('categories.list', {}),
    isBatch: false,
  });
  expect(readSharedQueries('/trpc/categories.list')?.url).toBe('/trpc/categories.list');
});

test.each([
  batch('topics.related', { 0: { currentTopicId: '025', categoryId: 2.0 } }),
  batch('topics.related', { 0: { categoryId: '2', currentTopicId: 25, junk: 'x' } }),
  batch('topics.related', { 0: { categoryId: 2, currentTopicId: 25 }, 7: 'junk' }, '&junk=1'),
  `/trpc/topics.related?junk=1&input=%20%7B%220%22:%7B%22categoryId%22:2,%22currentTopicId%22:25%7D%7D&batch=1`,
])('odd spellings of one request are one request: %s', (url) => {
  expect(readSharedQueries(url)?.url).toBe(
    batch('topics.related', { 0: { categoryId: 2, currentTopicId: 25 } }),
  );
});

test.each([
  ['a mutation', batch('content.generate', { 0: { topic: 'Quorum' } })],
  ['a query of what a visitor typed', batch('search.query', { 0: { q: 'quorum' } })],
  ['a procedure that is not there', batch('topics.nothing', {})],
  ['a batch with one of those', batch('categories.list,search.query', { 1: { q: 'a' } })],
  ['input that is not valid', batch('topics.bySlug', { 0: { slug: 'Not A Slug' } })],
  ['input that is missing', batch('topics.bySlug', {})],
  ['input that is no JSON', '/trpc/topics.bySlug?batch=1&input={'],
  ['input that is no JSON, for a query without input', '/trpc/categories.list?batch=1&input={'],
  ['such input outside a batch', '/trpc/categories.list?input={'],
  ['input that is no object', '/trpc/categories.list?batch=1&input=7'],
  ['names of the language', batch('__proto__,constructor', {})],
  ['too many calls', batch(Array.from({ length: 11 }, () => 'categories.list').join(','), {})],
  ['another address', '/api/categories'],
])('%s takes its usual way', (_what, url) => {
  expect(readSharedQueries(url)).toBeNull();
});
