import { expect, test } from 'vitest';
import {
  articleFixture as article,
  contentFixture as content,
  libraryFixture,
} from './library.fixture.ts';
import { mergeSnapshot } from './merge-snapshot.ts';

const previous = libraryFixture();
const all = structuredClone(previous);

test('reading the same again keeps the very same snapshot', () => {
  expect(mergeSnapshot(previous, all, null)).toBe(previous);
});

test('another text changes that text alone, and no index', () => {
  const contents = new Map([[2, content(2, 'new')]]);
  const loaded = { ...all, articles: [article(2)], contents };
  const next = mergeSnapshot(previous, loaded, new Set([2]));
  expect(next.contents.get(2)?.content.content).toBe('new');
  expect(next.contents.get(1)).toBe(previous.contents.get(1));
  expect(next.articles).toBe(previous.articles);
  expect(next.categories).toBe(previous.categories);
});

test('another title or other sections reach the index', () => {
  const section = { anchor: 'a', heading: 'A', part: 'body' as const, blocks: [], answers: [] };
  const articles = [article(3, { title: 'Renamed' }), article(1, { sections: [section] })];
  const contents = new Map([[1, content(1, 'one')]]);
  const next = mergeSnapshot(previous, { ...all, articles, contents }, new Set([1, 3]));
  expect(next.articles.map(({ title }) => title)).toEqual(['Topic 1', 'Topic 2', 'Renamed']);
  expect(next.articles[0]?.sections).toEqual([section]);
  expect(next.contents).toBe(previous.contents);
});

test('what is gone or new is noticed, in the order of the catalogue', () => {
  const loaded = {
    ...all,
    articles: [article(4), article(1), article(3)],
    contents: new Map([[1, content(1, 'one')]]),
  };
  const next = mergeSnapshot(previous, loaded, null);
  expect(next.articles.map(({ topicId }) => topicId)).toEqual([1, 3, 4]);
  expect([...next.contents.keys()]).toEqual([1]);
});

test('a topic that was read and is not there is gone', () => {
  const loaded = { ...all, articles: [], contents: new Map() };
  const next = mergeSnapshot(previous, loaded, new Set([2]));
  expect(next.articles.map(({ topicId }) => topicId)).toEqual([1, 3]);
  expect([...next.contents.keys()]).toEqual([1]);
});

test('another version alone replaces the snapshot, and nothing in it', () => {
  const loaded = { ...all, version: 'two', articles: [], contents: new Map() };
  const next = mergeSnapshot(previous, loaded, new Set());
  expect(next).toEqual({ ...previous, version: 'two' });
  expect(next.articles).toBe(previous.articles);
});
