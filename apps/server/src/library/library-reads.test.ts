import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { expect, test } from 'vitest';
import { createCategoryService } from '../services/category.service.ts';
import { createTopicService } from '../services/topic.service.ts';
import { libraryFixture } from './library.fixture.ts';
import { LibraryStore } from './library-store.ts';

const library = new LibraryStore(libraryFixture());
const index = () => buildLibraryIndex([], []);
const topics = createTopicService({ library, index, provider: null });
const categories = createCategoryService({ library });

/** What an answer was made from; whether it may be kept at all. */
async function reads(work: () => unknown) {
  const { reads: noted } = await library.recordReads(async () => work());
  return { parts: [...noted.parts].sort(), hasMissed: noted.hasMissed };
}

test.each([
  ['a topic', () => topics.bySlug('topic-1'), ['article:1', 'content:1']],
  ['a title', () => topics.title('topic-2'), ['article:2']],
  ['the categories', () => categories.list(), ['categories']],
  ['a category', () => categories.bySlug('board-management'), ['categories']],
  ['the general category', () => categories.bySlug('hoa-management'), []],
  [
    'related topics',
    () => topics.related({ categoryId: 1, currentTopicId: 3 }),
    ['article:3', 'articles'],
  ],
])('%s: only what it was made from is noted, and it may be kept', async (_what, work, parts) => {
  expect(await reads(work)).toEqual({ parts, hasMissed: false });
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
  expect((await reads(work)).hasMissed).toBe(true);
});

test('what two answers read at the same time is told apart', async () => {
  const slowly = async (slug: string) => {
    await Promise.resolve();
    return topics.bySlug(slug);
  };
  const [one, two] = await Promise.all([
    library.recordReads(() => slowly('topic-1')),
    library.recordReads(() => slowly('topic-2')),
  ]);
  expect([...one.reads.parts]).toEqual(['article:1', 'content:1']);
  expect([...two.reads.parts]).toEqual(['article:2', 'content:2']);
});
