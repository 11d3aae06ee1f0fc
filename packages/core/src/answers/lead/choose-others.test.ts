import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { chooseOthers } from './choose-others.ts';

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
