import { expect, test } from 'vitest';
import { ConceptMatcher } from '../index/match-concepts.ts';
import { Lexicon } from '../words/lexicon.ts';
import { DENIES_ASSOCIATION } from './domain-words.ts';
import { likelihoodOnceRead, scopeEvidence } from './scope.ts';

const NOTHING_FOUND = {
  matcher: new ConceptMatcher([], new Float32Array(), new Lexicon()),
  articleScore: 1,
  lead: undefined,
  rarest: 5,
  otherSubjects: () => 0,
  near: 0,
};

test('hears that no association is involved, and not that something of one is missing', () => {
  for (const text of [
    'there is no HOA here',
    "it's a rental, no homeowners association",
    'we are not in an HOA',
    "this isn't an HOA",
    'we dont have an hoa',
  ]) {
    expect(DENIES_ASSOCIATION.test(text)).toBe(true);
  }
  for (const text of [
    'there was no HOA when I bought',
    'we had no HOA meeting last year',
    'my HOA says no',
    'no association dues were paid',
  ]) {
    expect(DENIES_ASSOCIATION.test(text)).toBe(false);
  }
});

test('takes the word of who sold a home for a question, not for a denial', () => {
  const deniedIn = (text: string) => scopeEvidence(text, NOTHING_FOUND).denied;
  expect(deniedIn('our agent says there is no HOA but the title shows dues')).toBe(0);
  expect(deniedIn('the seller told us there was not an HOA')).toBe(0);
  expect(deniedIn('there is no HOA, and my agent never calls back')).toBe(1);
  expect(deniedIn('There is no HOA. The seller told me the roof was new.')).toBe(1);
});

test('a homeowner who asks about insurance of an own house names no association', () => {
  const evidenceOf = (text: string) => scopeEvidence(text, NOTHING_FOUND).association;
  expect(evidenceOf('homeowners insurance denied my claim')).toBe(0);
  expect(evidenceOf('Homeowners’ insurance, and the HOA’s policy')).toBe(1);
  expect(evidenceOf('may a homeowner see the books')).toBe(1);
});

test('who names the fee of an association by another name names one, and not of a bank', () => {
  const evidenceOf = (text: string) => scopeEvidence(text, NOTHING_FOUND).association;
  for (const text of [
    'can they raise my maintenance fee',
    'the common charges doubled',
    'I did not pay the yearly fee to the subdivision',
    'the monthly fee on my house jumped',
  ]) {
    expect(evidenceOf(text), text).toBe(1);
  }
  for (const text of [
    'my checking account has a monthly maintenance fee',
    'maintenance fees for my timeshare',
    'annual fee for my house cleaner',
  ]) {
    expect(evidenceOf(text), text).toBe(0);
  }
});

test('who tells of a neighbor above or below lives among others', () => {
  const evidenceOf = (text: string) => scopeEvidence(text, NOTHING_FOUND).association;
  expect(evidenceOf('my upstairs neighbor drags chairs at 2am')).toBe(1);
  expect(evidenceOf('The people over me put in laminate')).toBe(1);
  expect(evidenceOf('my neighbor keeps hens')).toBe(0);
  expect(evidenceOf('people over 50 and their knees')).toBe(0);
});

test('what befell somebody makes no other subject of their question', () => {
  const found = { ...NOTHING_FOUND, otherSubjects: (stems: readonly string[]) => stems.length };
  const evidenceOf = (text: string) => scopeEvidence(text, found).otherSubject;
  expect(evidenceOf('I lost my job')).toBe(0);
  expect(evidenceOf('my wife lost her job, fees')).toBe(1);
  expect(evidenceOf('which job')).toBe(2);
});

test('what is no matter of a question leaves its evidence as it was', () => {
  const evidenceOf = (text: string) => {
    const known = { alternatives: [{ term: 0, weight: 1 }], weight: 1, kind: 'word' as const };
    const concepts = [
      { ...known, said: 'ivi', form: 'ivy' },
      ...(/5512/.test(text) ? [{ ...known, said: '5512', form: '5512', alternatives: [] }] : []),
    ];
    const matcher = new ConceptMatcher(concepts, new Float32Array([1]), new Lexicon());
    return scopeEvidence(text, { ...NOTHING_FOUND, matcher });
  };
  const { unknown, topicAlone, unsaid } = evidenceOf('May I plant ivy?');
  expect([unknown, topicAlone]).toEqual([0, 1]);
  expect(evidenceOf('May I plant ivy? 5512')).toMatchObject({ unknown, topicAlone, unsaid });
});

test('a question that lies near to an answer, read as a whole, is likelier ours', () => {
  const weights = { evidence: 1, nearest: 6, bias: -3 };
  expect(likelihoodOnceRead(0.3, 0.5, weights)).toBeCloseTo(0.3);
  expect(likelihoodOnceRead(0.3, 0.8, weights)).toBeGreaterThan(0.5);
  expect(likelihoodOnceRead(0.6, 0.2, weights)).toBeLessThan(0.33);
  // What is known to be ours or not stays so.
  expect([0, 1].map((known) => likelihoodOnceRead(known, 0.9, weights))).toEqual([0, 1]);
});
