import { expect, test } from 'vitest';
import { RULE_ANSWERS } from './fact-weights.ts';
import {
  coverEvidence,
  foundInTalk,
  type RatedFact,
  statesAnswered,
  withLikelihoods,
} from './found-facts.ts';
import { lawFact } from './law-fact.fixture.ts';

const NEAR = {
  read: 0.8,
  statement: 0.8,
  mean: 0.7,
  twin: 0.9,
  twinMean: 0.6,
  kin: 0.9,
  words: 0.8,
};
const FAR = { read: 0.1, statement: 0.1, mean: 0.1, twin: 0.1, twinMean: 0.1, kin: 0.2, words: 0 };

function rated(
  id: string,
  score: number,
  near: typeof NEAR = NEAR,
  changes: { question?: string; state?: string } = {},
): RatedFact {
  const fact = lawFact(id, { question: id, ...changes });
  return { fact, features: { ...near, kind: 1, federal: 0 }, score };
}

const idsOf = (found: readonly { fact: { id: string } }[]) => found.map(({ fact }) => fact.id);

test('how far a rule is ahead is counted from the next one on another question of the table', () => {
  const all = [
    rated('fines', 9),
    rated('fines-of-condominiums', 8.5, NEAR, { question: 'fines' }),
    rated('liens', 7),
  ];
  const around = { nearest: 0.95, beyond: 0 };
  expect(coverEvidence(all, 0, around).ahead).toBe(2);
  expect(coverEvidence(all, 2, around).ahead).toBe(-2);
  expect(coverEvidence(all.slice(0, 2), 0, around).ahead).toBe(0);
  expect(coverEvidence([rated('a', 50), rated('b', 1)], 0, around).ahead).toBe(3);
  expect(coverEvidence([rated('a', 50), rated('b', 1)], 1, around).ahead).toBe(-3);
  expect(coverEvidence(all, 0, around).elsewhere).toBeCloseTo(0.05);
  expect(() => coverEvidence(all, 3, around)).toThrow(RangeError);
});

test('rules come best first, and a near one answers where a far one does not', () => {
  const found = withLikelihoods(
    { rated: [rated('far', 1, FAR), rated('near', 9)], nearest: 0.9 },
    0,
  );
  expect(idsOf(found)).toEqual(['near', 'far']);
  expect(found[0]?.likelihood).toBeGreaterThan(0.9);
  expect(found[1]?.likelihood).toBeLessThan(0.1);
  expect(withLikelihoods({ rated: [], nearest: -1 }, 0.5)).toEqual([]);
});

test('a rule answers the less the nearer the articles answer', () => {
  const one = { rated: [rated('near', 9)], nearest: 0.6 };
  const likelihood = (library: number) => withLikelihoods(one, library)[0]?.likelihood ?? NaN;
  expect(likelihood(0.9)).toBeLessThan(likelihood(0.7));
  expect(likelihood(0.5), 'no nearer than the rules').toBe(likelihood(0.6));
});

test('what answers the question alone comes first where it is hardly behind in the talk', () => {
  const alone = { rated: [rated('asked', 9), rated('before', 1, FAR)], nearest: 0.9 };
  const joined = (asked: number, before: number, near: typeof NEAR) => ({
    rated: [rated('asked', asked), rated('before', before, near)],
    nearest: 0.9,
  });
  const first = (asked: number, before: number, near = NEAR) => {
    const same = joined(asked, before, near).rated.map((one, at) => ({
      ...one,
      fact: alone.rated[at]?.fact ?? one.fact,
    }));
    return idsOf(foundInTalk(alone, { rated: same, nearest: 0.9 }, 0));
  };
  expect(first(8, 10)).toEqual(['asked', 'before']);
  expect(first(2, 10, FAR), 'what is ahead answers nothing').toEqual(['asked', 'before']);
  expect(first(2, 10)).toEqual(['before', 'asked']);
});

test('a question that says nothing alone is read with what was said before it', () => {
  const [asked, before] = [rated('asked', 9, FAR), rated('before', 1, FAR)];
  const joined = [
    { ...asked, score: 3 },
    { ...before, features: { ...before.features, ...NEAR }, score: 9 },
  ];
  const found = foundInTalk(
    { rated: [asked, before], nearest: 0.9 },
    { rated: joined, nearest: 0.9 },
    0,
  );
  expect(idsOf(found)).toEqual(['before', 'asked']);
  expect(foundInTalk({ rated: [], nearest: -1 }, { rated: [], nearest: -1 }, 0)).toEqual([]);
});

test('what a question is rated alone counts a little in the talk', () => {
  const [one, two] = [rated('one', 0, FAR), rated('two', 6, FAR)];
  const joined = [
    { ...one, score: 5 },
    { ...two, score: 4.5 },
  ];
  const found = foundInTalk(
    { rated: [one, two], nearest: 0.9 },
    { rated: joined, nearest: 0.9 },
    0,
  );
  expect(idsOf(found)).toEqual(['two', 'one']);
  expect(found[0]?.score).toBeCloseTo((4.5 + 0.2 * 6) / 1.2);
});

test('a state answers where a rule of its own comes before the federal one', () => {
  const of = (state: string, score: number, near = NEAR) =>
    rated(`${state}-fines`, score, near, { state, question: 'fines' });
  const all = [of('VA', 9), of('TX', 4), of('OH', 9, FAR), of('US', 6)];
  const likely = withLikelihoods({ rated: [of('VA', 9)], nearest: 0.9 }, 0)[0]?.likelihood;
  expect(likely).toBeGreaterThan(RULE_ANSWERS);
  expect(statesAnswered({ rated: all, nearest: 0.9 }, 0)).toEqual(['VA']);
  expect(statesAnswered({ rated: all.slice(0, 3), nearest: 0.9 }, 0)).toEqual(['VA', 'TX']);
  expect(statesAnswered({ rated: all.slice(3), nearest: 0.9 }, 0), 'federal law alone').toEqual([]);
});
