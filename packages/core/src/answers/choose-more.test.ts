import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { chooseOthers, chooseSupport, isTowardsBoard } from './choose-more.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const found = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY).retrieve({
  text: 'Who decides how high a fence may be when the board refuses?',
});
const never = () => false;
type Around = Parameters<typeof chooseOthers>[2];
const AROUND: Around = { steps: undefined, goesOn: false, isShown: never, saysAgain: never };

/**
 * Runners-up as answers that editors wrote to a question, each rated so far below the best.
 *
 * @param words the cosine of their words to the question; 0 where there are no word vectors
 */
function othersAt(below: readonly number[], around: Partial<Around> = {}, words = 0) {
  const [best, ...rest] = found.excerpts;
  const places = new Set([best?.excerpt.passage]);
  const runnersUp = rest.filter(({ excerpt: { passage } }) => {
    return !places.has(passage) && places.add(passage);
  });
  if (best === undefined || runnersUp.length < below.length)
    throw new Error('Too little was found');
  const written = below.map((points, at) => {
    const { excerpt, ...one } = runnersUp[at] as typeof best;
    const questions = [`typed ${at}`, `Question ${at}?`];
    const passage = { ...excerpt.passage, kind: 'answer' as const, questions };
    const near = { ...one.near, words };
    return { ...one, near, excerpt: { ...excerpt, passage }, score: best.score - points };
  });
  const lead = { ...best, near: { ...best.near, words } };
  const retrieval = { ...found, excerpts: [lead, ...written] };
  const others = chooseOthers(lead, retrieval, { ...AROUND, ...around });
  return { others, written: written.map(({ excerpt }) => excerpt) };
}

describe('what may be the answer instead', () => {
  test('is up to two answers rated nearly as high, under the questions that editors wrote', () => {
    const { others, written } = othersAt([0.2, 0.4, 0.6]);
    expect(others).toHaveLength(2);
    others.forEach((other, at) => {
      expect(other).toMatchObject({ text: written[at]?.text, label: `Question ${at}?` });
    });
  });

  test('is one before steps, and not of what they stand in', () => {
    const [first] = othersAt([0.2, 0.4, 0.6]).written;
    if (first === undefined) throw new Error('Nothing was found');
    const steps = { ...first.passage, steps: [], more: 0 };
    const { others, written } = othersAt([0.2, 0.4, 0.6], { steps });
    const elsewhere = written.filter(({ passage }) => passage.section !== first.passage.section);
    expect(others.map(({ text }) => text)).toEqual([elsewhere[0]?.text]);
  });

  test('is nothing when the best one stands out', () => {
    expect(othersAt([3.5]).others).toEqual([]);
  });

  test('is more, and further below, in a conversation, where a question says less', () => {
    const { others, written } = othersAt([0.2, 3.5, 5, 5.5], { goesOn: true });
    expect(others.map(({ text }) => text)).toEqual(written.slice(0, 3).map(({ text }) => text));
    expect(othersAt([6.5], { goesOn: true }).others).toEqual([]);
  });

  test('is nothing whose words lie far from the question, unless in a conversation', () => {
    expect(othersAt([0.2], {}, 0.6).others).toHaveLength(1);
    expect(othersAt([0.2], {}, 0.4).others).toEqual([]);
    expect(othersAt([0.2], { goesOn: true }, 0.4).others).toHaveLength(1);
  });

  test('is nothing that says the same again, was shown before, or that no editor wrote to answer', () => {
    expect(othersAt([0.2], { saysAgain: () => true }).others).toEqual([]);
    const [best] = found.excerpts;
    if (best === undefined) throw new Error('Nothing was found');
    expect(chooseOthers(best, found, { ...AROUND, isShown: () => true })).toEqual([]);
    const asHigh = found.excerpts.map((one) => ({ ...one, score: best.score }));
    expect(chooseOthers(best, { ...found, excerpts: asHigh }, AROUND)).toEqual([]);
  });
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
  const around = { taken: [lead.excerpt.passage], goesOn, isShown: never };
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

test('a step towards the board is told from one that a board can take', () => {
  for (const step of [
    'Ask the board in writing for the minutes.',
    'Ask for the bids.',
    'Write to the manager tonight.',
  ]) {
    expect(isTowardsBoard(step)).toBe(true);
  }
  for (const step of ['Have counsel review the letter.', 'Ask counsel before the vote.']) {
    expect(isTowardsBoard(step)).toBe(false);
  }
});
