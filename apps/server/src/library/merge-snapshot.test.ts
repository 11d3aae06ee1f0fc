import { expect, test } from 'vitest';
import {
  articleFixture as article,
  contentFixture as content,
  libraryFixture,
} from './library.fixture.ts';
import { mergeSnapshot } from './merge-snapshot.ts';

const previous = libraryFixture();
const all = structuredClone(previous);

test('reading the same again changes nothing, and keeps the very same snapshot', () => {
  const { snapshot, changed } = mergeSnapshot(previous, { ...all, topicIds: null });
  expect(snapshot).toBe(previous);
  expect(changed.size).toBe(0);
});

test('another text changes that text alone, and no index', () => {
  const loaded = {
    ...all,
    articles: [article(2)],
    contents: new Map([[2, content(2, 'new')]]),
    topicIds: new Set([2]),
  };
  const { snapshot, changed } = mergeSnapshot(previous, loaded);
  expect(changed).toEqual(new Set(['content:2', 'everything']));
  expect(snapshot.contents.get(2)?.content.content).toBe('new');
  expect(snapshot.contents.get(1)).toBe(previous.contents.get(1));
  expect(snapshot.articles).toBe(previous.articles);
});

test('another title changes the topic and the lists that name it', () => {
  const loaded = {
    ...all,
    articles: [article(3, { title: 'Renamed' })],
    contents: new Map(),
    topicIds: new Set([3]),
  };
  const { snapshot, changed } = mergeSnapshot(previous, loaded);
  expect(changed).toEqual(new Set(['article:3', 'articles', 'everything']));
  expect(snapshot.articles.map(({ title }) => title)).toEqual(['Topic 1', 'Topic 2', 'Renamed']);
});

test('other sections reach the search index, and drop no page', () => {
  const section = { anchor: 'a', heading: 'A', part: 'body' as const, blocks: [] };
  const loaded = {
    ...all,
    articles: [article(1, { sections: [section] })],
    contents: new Map([[1, content(1, 'one')]]),
    topicIds: new Set([1]),
  };
  const { snapshot, changed } = mergeSnapshot(previous, loaded);
  expect(changed).toEqual(new Set(['everything']));
  expect(snapshot.articles).not.toBe(previous.articles);
});

test('what is gone or new is noticed, in the order of the catalogue', () => {
  const loaded = {
    ...all,
    articles: [article(4), article(1), article(3)],
    contents: new Map([[1, content(1, 'one')]]),
    topicIds: null,
  };
  const { snapshot, changed } = mergeSnapshot(previous, loaded);
  expect(snapshot.articles.map(({ topicId }) => topicId)).toEqual([1, 3, 4]);
  expect(changed).toEqual(
    new Set(['article:2', 'article:4', 'articles', 'content:2', 'everything']),
  );
});

test('another version alone replaces the snapshot and drops nothing', () => {
  const { snapshot, changed } = mergeSnapshot(previous, {
    ...all,
    version: 'two',
    articles: [],
    contents: new Map(),
    topicIds: new Set(),
  });
  expect(snapshot.version).toBe('two');
  expect(changed.size).toBe(0);
});
