import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { expect, test, vi } from 'vitest';
import { createCategoryService } from '../services/category.service.ts';
import { createTopicService } from '../services/topic.service.ts';
import { libraryFixture } from './library.fixture.ts';
import { LibraryStore } from './library-store.ts';

const library = new LibraryStore(libraryFixture());
const index = () => buildLibraryIndex([], []);
const topics = createTopicService({ library, index, provider: null });
const categories = createCategoryService({ library });

const hasMissed = async (work: () => unknown) =>
  (await library.noteMisses(async () => work())).hasMissed;

test.each([
  ['a topic', () => topics.bySlug('topic-1')],
  ['a title', () => topics.title('topic-2')],
  ['the categories', () => categories.list()],
  ['a category', () => categories.bySlug('board-management')],
  ['the general category', () => categories.bySlug('hoa-management')],
  ['related topics', () => topics.related({ categoryId: 1, currentTopicId: 3 })],
])('%s: the answer may be kept', async (_what, work) => {
  expect(await hasMissed(work)).toBe(false);
});

test.each([
  ['a made-up slug', () => topics.bySlug('made-up')],
  [
    'topics beside one that is not there',
    () => topics.related({ categoryId: 1, currentTopicId: 9 }),
  ],
  [
    'topics of a category that is not there',
    () => topics.related({ categoryId: 9, currentTopicId: 1 }),
  ],
  ['categories beside one that is not there', () => categories.related('made-up')],
])('%s: the answer may not be kept, for there are any number of them', async (_what, work) => {
  expect(await hasMissed(work)).toBe(true);
});

test('what two answers looked up at the same time is told apart', async () => {
  const slowly = async (slug: string) => {
    await Promise.resolve();
    return topics.bySlug(slug);
  };
  expect(
    await Promise.all([hasMissed(() => slowly('topic-1')), hasMissed(() => slowly('made-up'))]),
  ).toEqual([false, true]);
});

test('what is worked out from the articles is made once, and again when one has changed', () => {
  const store = new LibraryStore(libraryFixture());
  const make = vi.fn((articles: readonly object[]) => articles.length);
  const count = store.fromArticles(make);
  expect([count(), count()]).toEqual([3, 3]);
  store.replace({ ...store.snapshot, version: 'two' });
  count();
  expect(make).toHaveBeenCalledTimes(1);
  store.replace({ ...store.snapshot, articles: store.snapshot.articles.slice(1) });
  expect(count()).toBe(2);
});
