import { expect, test, vi } from 'vitest';
import type { LawFact } from '../schemas/law.ts';
import { plainVectors } from '../search/word-vectors.fixture.ts';
import { FactIndex } from './fact-index.ts';
import { RULE_ANSWERS } from './fact-weights.ts';
import { factIndex, lawFact } from './law-fact.fixture.ts';

const FINE = lawFact('va-fine-cap', { statement: 'In Virginia a fine is at most 50 dollars.' });
const FINE_OF_CONDOMINIUMS = lawFact('va-fine-cap-condominium', {
  community: 'condominium',
  statement: 'In Virginia a fine is at most 50 dollars in a condominium.',
});
const FINE_OF_HOUSES = lawFact('va-fine-cap-hoa', {
  community: 'planned-community',
  statement: 'In Virginia a fine is at most 50 dollars in an association.',
});
const RECORDING = lawFact('va-recording', {
  question: 'meeting-recording',
  statement: 'In Virginia owners may record an open meeting.',
});
const TEXAS = lawFact('tx-fine-cap', {
  state: 'TX',
  statement: 'In Texas a fine must be reasonable.',
});

const ASKED: Readonly<Record<string, string[]>> = {
  'fine-cap': ['how much may they fine me', 'what is the highest fine'],
  'meeting-recording': ['may owners record a meeting'],
};

function indexOf(...facts: LawFact[]): FactIndex {
  return factIndex(facts, ASKED);
}

const VIRGINIA = new Set(['VA']);
const index = indexOf(FINE, RECORDING, TEXAS);
const idsOf = (found: readonly { fact: LawFact }[]) => found.map(({ fact }) => fact.id);

test('the rule that says and is asked what a question asks comes first, and answers', () => {
  const [first, second] = index.find('how much may they fine me', VIRGINIA);
  expect(first?.fact).toBe(FINE);
  expect(first?.likelihood).toBeGreaterThan(RULE_ANSWERS);
  expect(second?.fact).toBe(RECORDING);
  expect(second?.likelihood).toBeLessThan(RULE_ANSWERS);
});

test('what speaks for a rule is how near all that it is asked lies', () => {
  const mean = (question: string) =>
    index.find(question, VIRGINIA).find(({ fact }) => fact === FINE)?.features.mean ?? NaN;
  expect(mean('how much may they fine me')).toBeGreaterThan(0.5);
  expect(mean('how much may they fine me')).toBeLessThan(0.99);
  expect(mean('may owners record a meeting')).toBeLessThan(0.3);
});

test('only rules of the states that are named are given', () => {
  expect(idsOf(index.find('what is the highest fine', new Set(['TX'])))).toEqual(['tx-fine-cap']);
  expect(index.find('what is the highest fine', new Set(['OH']))).toEqual([]);
  expect(index.find('what is the highest fine', new Set())).toEqual([]);
  expect(idsOf(index.find('may owners record', new Set(['TX', 'VA'])))[0]).toBe('va-recording');
});

test('whose law it is asked about makes no difference to how near a rule lies', () => {
  const scores = (question: string) => index.find(question, VIRGINIA).map(({ score }) => score);
  expect(scores('Virginia: what is the highest fine?')).toEqual(
    scores('what is the highest fine?'),
  );
  expect(scores('may owners record?')).not.toEqual(scores('what is the highest fine?'));
});

test('of two rules on one matter that for the kind of community told comes first', () => {
  const both = indexOf(FINE_OF_CONDOMINIUMS, FINE_OF_HOUSES);
  const first = (question: string, around?: string) =>
    idsOf(both.find(question, VIRGINIA, around === undefined ? {} : { around }))[0];
  expect(first('how much may they fine me')).toBe('va-fine-cap-hoa');
  expect(first('how much may my condo fine me')).toBe('va-fine-cap-condominium');
  expect(first('how much may they fine me', 'I own a condo')).toBe('va-fine-cap-condominium');
  expect(first('how much may the HOA fine me', 'I own a condo')).toBe('va-fine-cap-hoa');
});

test('a follow-up is read with what was asked before it', () => {
  const first = (before?: string) =>
    idsOf(index.find('what is the highest', VIRGINIA, before === undefined ? {} : { before }))[0];
  expect(first('may owners record a meeting')).toBe('va-recording');
  expect(first('is that fine fair')).toBe('va-fine-cap');
  expect(first()).toBe('va-fine-cap');
});

test('a misspelled word is read as the one of the rules that it stands for', () => {
  const [typed] = index.find('may owners rekord a meating', VIRGINIA);
  const [spelled] = index.find('may owners record a meeting', VIRGINIA);
  expect(typed?.fact).toBe(RECORDING);
  expect(spelled?.likelihood).toBeGreaterThan(RULE_ANSWERS);
  expect(typed?.features.statement).toBeCloseTo(spelled?.features.statement ?? NaN, 2);
});

test('the nearer the articles answer, the less likely a rule does', () => {
  const likelihood = (library: number) =>
    index.find('how much may they fine me', VIRGINIA, { library })[0]?.likelihood ?? NaN;
  expect(likelihood(1.5)).toBeLessThan(likelihood(0));
});

test('the states are told that have a rule of their own which answers', () => {
  expect(index.statesThatAnswer('what is the highest fine', {})).toEqual(['VA', 'TX']);
  expect(index.statesThatAnswer('may owners record a meeting', {})).toEqual(['VA']);
  expect(index.statesThatAnswer('who paints the doors', {})).toEqual([]);
  const before = 'may owners record a meeting';
  expect(index.statesThatAnswer('may they forbid that', { before })).toEqual(['VA']);
});

test('a rule’s texts are what it says and what it is asked', () => {
  expect(index.textsOf(RECORDING)).toEqual([RECORDING.statement, 'may owners record a meeting']);
  expect(index.textsOf(TEXAS)).toEqual([TEXAS.statement, ...(ASKED['fine-cap'] ?? [])]);
});

test('without vectors no rule is found, and nothing fails', () => {
  const mute = new FactIndex({ facts: [FINE], asked: new Map() });
  expect(mute.find('how much may they fine me', VIRGINIA)).toEqual([]);
  expect(mute.statesThatAnswer('how much may they fine me', {})).toEqual([]);
  expect(mute.textsOf(FINE)).toEqual([FINE.statement]);
});

test('who asks rules that cannot be read is each time told why, and it is tried once', () => {
  const read = vi.fn((): never => {
    throw new Error('a fault of the disk');
  });
  const vectors = { ...plainVectors([]), kept: { read, write: () => {} } };
  const broken = new FactIndex({ facts: [FINE], asked: new Map() }, { vectors });
  for (let asked = 0; asked < 2; asked += 1) {
    expect(() => broken.find('what is the highest fine', VIRGINIA)).toThrow('a fault of the disk');
    expect(() => broken.statesThatAnswer('a fine', {})).toThrow('a fault of the disk');
    expect(() => [...broken.prepare()]).toThrow('a fault of the disk');
  }
  expect(read).toHaveBeenCalledOnce();
});

test('it is made ready step by step, or at once where it is asked earlier', () => {
  const cold = indexOf(FINE, RECORDING, TEXAS);
  const ready = indexOf(FINE, RECORDING, TEXAS);
  for (const _ of ready.prepare());
  const found = (one: FactIndex) =>
    one.find('what is the highest fine', VIRGINIA).map(({ fact, score }) => [fact.id, score]);
  expect(found(cold)).toEqual(found(ready));
});

test('the name of a cooperative lies near to every rule that says it, and is no matter of a question', () => {
  const ofCooperatives = lawFact('va-co-op-act', {
    community: 'cooperative',
    question: 'which-law',
    statement: 'In Virginia a co-op and its shareholders have an act of their own.',
  });
  const recording = lawFact('va-recording', {
    cooperatives: true,
    question: 'meeting-recording',
    statement: 'In Virginia owners may record an open meeting.',
  });
  const [first] = factIndex([ofCooperatives, recording], {
    ...ASKED,
    'which-law': ['which law is for our co-op', 'are shareholders of a co-op owners'],
  }).find('may shareholders of our co-op record an open meeting', VIRGINIA);
  expect(first?.fact).toBe(recording);
});
