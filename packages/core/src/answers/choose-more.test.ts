import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { chooseOther, chooseSupport } from './choose-more.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const found = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY).retrieve({
  text: 'Who decides how high a fence may be when the board refuses?',
});
const never = () => false;

/** What else is offered beside the best when the runner-up is rated so far below it. */
function otherAt(below: number, saysAgain: (text: string) => boolean = never) {
  const [best, ...rest] = found.excerpts;
  const runnerUp = rest.find(({ excerpt }) => excerpt.passage !== best?.excerpt.passage);
  if (best === undefined || runnerUp === undefined) throw new Error('Nothing was found');
  const excerpts = [best, { ...runnerUp, score: best.score - below }];
  const other = chooseOther(best, { ...found, excerpts }, never, saysAgain);
  return { other, runnerUp: runnerUp.excerpt };
}

describe('what may be the answer instead', () => {
  test('is what is rated nearly as high', () => {
    const { other, runnerUp } = otherAt(0.2);
    expect(other).toMatchObject({ text: runnerUp.text, section: runnerUp.passage.section });
  });

  test('is nothing when the best one stands out', () => {
    expect(otherAt(3).other).toBeUndefined();
  });

  test('is nothing that says the same again, or was shown before', () => {
    expect(otherAt(0.2, () => true).other).toBeUndefined();
    const [best] = found.excerpts;
    if (best === undefined) throw new Error('Nothing was found');
    expect(chooseOther(best, found, () => true, never)).toBeUndefined();
  });
});

/** What may also help, where the excerpts lie so much farther from the question than the nearest. */
function supportAt(nearAt: (place: number) => number) {
  const [lead, ...rest] = found.excerpts.map((one, place) => {
    const near = { ...one.near, words: 0.8, passage: nearAt(place) };
    return { ...one, near, score: -place / 100, articleFit: 1 };
  });
  if (lead === undefined) throw new Error('Nothing was found');
  const taken = [lead.excerpt.passage];
  return {
    lead,
    rest,
    chosen: chooseSupport(lead, { ...found, excerpts: [lead, ...rest] }, taken, never),
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

  test('is of the same article only what lies as near as nearly nothing else', () => {
    const { lead, chosen } = supportAt(() => -0.01);
    const { article, section } = lead.excerpt.passage;
    const beside = chosen.filter((one) => one.article === article);
    expect(beside).toHaveLength(1);
    expect(beside[0]?.section).not.toBe(section);
  });
});
