import { describe, expect, test } from 'vitest';
import { cosine } from '../../encoders/vectors.ts';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { buildLibraryIndex } from '../build-library-index.ts';
import { passagesOf } from '../passages/passages.ts';
import { finish } from '../steps.ts';
import { UNRELATED_TOPICS } from '../unrelated-topics.fixture.ts';
import { MeaningIndex } from './meaning-index.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Two directions: votes and pests; 'headcount' lies near 'quorum'. */
const VECTORS = {
  dimensions: 2,
  words: ['quorum', 'votes', 'headcount', 'mice', 'termites', 'critters'],
  rows: Float32Array.from([2, 0, 2, 0, 1, 0.1, 0, 1, 0, 2, 0.1, 1]),
};
const encoder = new SentenceEncoder(VECTORS);

describe('what words mean', () => {
  test('is a direction of length 1, nothing for words that have none', () => {
    expect(Math.hypot(...encoder.encode('A headcount of critters'))).toBeCloseTo(1, 5);
    expect([...encoder.encode('xylophone')]).toEqual([0, 0]);
  });

  test('counts a word once however often it is said, in any case', () => {
    const once = encoder.encode('mice headcount');
    expect([...encoder.encode('Mice, MICE, mice headcount')]).toEqual([...once]);
  });

  test('brings words together that are not the same', () => {
    const quorum = encoder.encode('quorum');
    expect(cosine(quorum, encoder.encode('headcount'))).toBeGreaterThan(0.9);
    expect(cosine(quorum, encoder.encode('mice'))).toBeLessThan(0.1);
  });

  test('hears two words that follow each other as more than the two', () => {
    const pairs = new SentenceEncoder({
      dimensions: 2,
      words: ['how', 'long', 'fence', 'how_long'],
      rows: Float32Array.from([0.1, 0, 0.1, 0, 1, 0, 0, 3]),
    });
    expect([...pairs.rowsOf('How long')]).toEqual([0, 1, 3]);
    expect([...pairs.rowsOf('How tall or long')]).toEqual([0, 1]);
    expect([...pairs.wordRowsOf('How long')]).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((row) => pairs.isWord(row))).toEqual([true, true, true, false]);
    expect(pairs.encode('how long')[1]).toBeGreaterThan(0.9);
    expect(pairs.encode('how is a long fence')[1]).toBe(0);
  });
});

describe('how near a question lies to the library', () => {
  const passages = UNRELATED_TOPICS.flatMap(passagesOf);
  const articles = UNRELATED_TOPICS.map(({ slug }) => slug);
  const articleOf = Uint32Array.from(passages, ({ article }) => articles.indexOf(article.slug));
  const sections = [...new Set(passages.map(({ section }) => section))];
  const sectionOf = Uint32Array.from(passages, ({ section }) => sections.indexOf(section));
  const meaning = finish(MeaningIndex.inSteps(passages, { sectionOf, articleOf }, encoder));
  const asked = encoder.encode('what headcount');
  const near = meaning.nearness(asked);

  test('is the cosine with the nearest of what a passage says and answers', () => {
    passages.forEach((passage, id) => {
      const all = [passage.text, ...passage.questions, ...passage.asked].map((text) =>
        cosine(asked, meaning.encodeIn(passage, text)),
      );
      expect(near.passages[id]).toBeCloseTo(Math.max(...all), 1);
    });
  });

  test('is also that with the nearest three, or with all where they are fewer', () => {
    passages.forEach((passage, id) => {
      const all = [passage.text, ...passage.questions, ...passage.asked]
        .map((text) => cosine(asked, meaning.encodeIn(passage, text)))
        .sort((a, b) => b - a)
        .slice(0, 3);
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      expect(near.few(id)).toBeCloseTo(mean, 1);
    });
  });

  test('is shared out among the passages, most to those that lie near', () => {
    const sum = near.shares.reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1, 5);
    const nearest = near.passages.indexOf(Math.max(...near.passages));
    const farthest = near.passages.indexOf(Math.min(...near.passages));
    expect(near.shares[nearest]).toBeGreaterThan(near.shares[farthest] ?? 1);
  });

  test('is for a section and an article that of their nearest passage', () => {
    for (const [place, groupOf] of [
      [near.sections, sectionOf],
      [near.articles, articleOf],
    ] as const) {
      const most = Math.max(...[...near.passages].filter((_, id) => groupOf[id] === 0));
      expect(place[0]).toBe(most);
    }
  });
});

test('an index with word vectors finds what a question says in other words', () => {
  const words = buildLibraryIndex(UNRELATED_TOPICS, GLOSSARY);
  const meanings = buildLibraryIndex(UNRELATED_TOPICS, GLOSSARY, { vectors: VECTORS });
  const found = (index: typeof words) =>
    index.retrieve({ text: 'what headcount' }).excerpts[0]?.excerpt.passage.article.slug;
  expect([found(words), found(meanings)]).toEqual([undefined, 'quorum-requirements']);
});
