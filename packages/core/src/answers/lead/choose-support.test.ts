import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { chooseSupport } from './choose-support.ts';

const found = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY).retrieve({
  text: 'Who decides how high a fence may be when the board refuses?',
});

/**
 * What may also help, where the excerpts lie so much farther from the question than the nearest.
 *
 * @param words the cosine of their words to the question
 */
function supportAt(nearAt: (place: number) => number, { words = 0.8, goesOn = false } = {}) {
  const [lead, ...rest] = found.excerpts.map((one, place) => {
    const near = { ...one.near, words, passage: nearAt(place) };
    return { ...one, near, score: -place / 100, articleFit: 1 };
  });
  if (lead === undefined) throw new Error('Nothing was found');
  const around = { taken: [lead.excerpt.passage], goesOn, isShown: () => false };
  return {
    lead,
    rest,
    chosen: chooseSupport(lead, { ...found, excerpts: [lead, ...rest] }, around),
  };
}

describe('what may also help', () => {
  test('is nothing where all else lies far from the question', () => {
    expect(supportAt((place) => (place === 0 ? 0 : -0.2)).chosen).toEqual([]);
  });

  test('is the best words of each other article, the nearest first', () => {
    const { lead, rest, chosen } = supportAt((place) => -0.03 - place / 10_000);
    const own = lead.excerpt.passage.article.slug;
    const others = rest.filter(({ excerpt }) => excerpt.passage.article.slug !== own);
    expect(others.length).toBeGreaterThan(0);
    expect(chosen[0]?.article).toBe(others[0]?.excerpt.passage.article);
    expect(chosen.map(({ article }) => article.slug)).not.toContain(own);
  });

  test('is nothing whose words lie far from the question, unless in a conversation', () => {
    const nearAt = (place: number) => -0.03 - place / 10_000;
    expect(supportAt(nearAt, { words: 0.6 }).chosen).not.toEqual([]);
    expect(supportAt(nearAt, { words: 0.4 }).chosen).toEqual([]);
    expect(supportAt(nearAt, { words: 0.4, goesOn: true }).chosen).not.toEqual([]);
  });

  test('is of the same article only what lies as near as nearly nothing else', () => {
    const { lead, chosen } = supportAt(() => -0.01);
    const { article, section } = lead.excerpt.passage;
    const beside = chosen.filter((one) => one.article === article);
    expect(beside).toHaveLength(1);
    expect(beside[0]?.section).not.toBe(section);
  });
});
