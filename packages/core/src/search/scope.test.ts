import { expect, test } from 'vitest';
import {
  AUTHORITY,
  COOPERATIVE,
  DENIES_ASSOCIATION,
  isTopicAlone,
  matterOf,
} from './domain-words.ts';
import { Lexicon } from './lexicon.ts';
import { ConceptMatcher } from './match-concepts.ts';
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

test('knows those who govern a community from boards and managers elsewhere', () => {
  for (const text of [
    'the board says no',
    'our property manager never calls back',
    'a board member parks on the grass',
    'they fined me without a word',
  ]) {
    expect(AUTHORITY.test(text)).toBe(true);
  }
  for (const text of [
    'what board games are good for six',
    'the zoning board meetings are on video',
    'a letter to my manager',
    'the board of education closed it',
  ]) {
    expect(AUTHORITY.test(text)).toBe(false);
  }
});

test('knows a housing cooperative from other coops', () => {
  for (const text of [
    'can my co-op make me get rid of my dog',
    'the coop cut off my heat',
    'our co-op’s sublet fee',
    'co-op board refused my buyer',
  ]) {
    expect(COOPERATIVE.test(text)).toBe(true);
  }
  for (const text of [
    'may I build a chicken coop',
    'join a food co-op',
    'how big should the coop for six hens be',
    'best co-op games',
    'the co-op program of my college',
  ]) {
    expect(COOPERATIVE.test(text)).toBe(false);
  }
});

test('a homeowner who asks about insurance of an own house names no association', () => {
  const evidenceOf = (text: string) => scopeEvidence(text, NOTHING_FOUND).association;
  expect(evidenceOf('homeowners insurance denied my claim')).toBe(0);
  expect(evidenceOf('Homeowners’ insurance, and the HOA’s policy')).toBe(1);
  expect(evidenceOf('may a homeowner see the books')).toBe(1);
});

test('tells a topic by itself from a case that is told', () => {
  for (const text of [
    ...['pool hours', 'What is a quorum?', 'can I put up a fence', 'liens'],
    ...['please help us put up a fence', 'advice on lien sales', 'Is it fine if we put up a fence'],
    ...['our son wants to put up a fence', 'wondering whether owners may put up a fence'],
    ...['I want to put up a fence', 'We’re planning to put up a fence', 'thinking about a fence'],
  ]) {
    expect([text, isTopicAlone(text)]).toEqual([text, true]);
  }
  for (const text of [
    'how do I unclog a sink',
    'I want to know who you are',
    'who are you',
    'my neighbor put up a fence and now he says I owe half of it',
  ]) {
    expect(isTopicAlone(text)).toBe(false);
  }
});

test('finds the matter of a question among courtesies, names, days and stray numbers', () => {
  for (const text of [
    'May I plant ivy?',
    'Hey neighbors, simple question: May I plant ivy? Thank you all!',
    'Well, May I plant ivy what do you think',
    'Hello this is Ruth Adler. May I plant ivy',
    'May I plant ivy? Kind regards, Ruth',
    'May I plant ivy? 5512',
    '3) May I plant ivy',
    'May I plant ivy after 3/14/2025?',
    'May I plant ivy from April 2nd, 2025?',
    'May I plant ivy at 7 Quarry Lane?',
    'We only moved here in spring. May I plant ivy?',
  ]) {
    expect([text, matterOf(text).replace(/\W+$/, '')]).toEqual([text, 'May I plant ivy']);
  }
  for (const text of [
    'Thanks!',
    'what is it',
    'e-bikes in the garage',
    'our dues went up 12 percent',
  ]) {
    expect(matterOf(text)).toBe(text);
  }
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
