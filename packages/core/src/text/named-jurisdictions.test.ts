import { expect, test } from 'vitest';
import { STATES } from '../jurisdictions.ts';
import { STATE_ABBREVIATIONS } from './law-abbreviations.ts';
import {
  jurisdictionsOf,
  jurisdictionTitle,
  statesOf,
  withoutStates,
} from './named-jurisdictions.ts';

const named = (text: string) => [...jurisdictionsOf(text)];

test('a state is named by its name, also as an adjective or an owner', () => {
  expect(named('Texas and new york differ')).toEqual(['texas', 'new york']);
  expect(named('Virginian owners, Ohio’s law')).toEqual(['virginia', 'ohio']);
  expect(named('West Virginia')).toEqual(['west virginia']);
  expect(named('the texase, an ohiox')).toEqual([]);
});

test('a code is known however it is written', () => {
  for (const text of ['Tex. Prop. Code 209.006', 'tex. prop. code 209.006', 'TEX. PROP. CODE']) {
    expect([...statesOf(text)], text).toEqual(['texas']);
  }
});

test.each([
  ['Me. Rev. Stat. tit. 33', 'maine'],
  ['Me. Stat. tit. 33', 'maine'],
  ['or. rev. stat. 94.630', 'oregon'],
  ['Mo. Rev. Stat. § 448', 'missouri'],
  ['Mass. Gen. Laws ch. 183A', 'massachusetts'],
  ['Wash. Rev. Code ch. 64.90', 'washington'],
  ['765 Ill. Comp. Stat. 605', 'illinois'],
  ['La. Civ. Code art. 3', 'louisiana'],
  ['Miss. Code § 79-11', 'mississippi'],
  ['N.D. Cent. Code § 47', 'north dakota'],
  ['W. Va. Code § 36B', 'west virginia'],
  ['Md. Code, Real Prop. § 11', 'maryland'],
  ['Cal. Lab. Code § 1', 'california'],
  ['Cal. Water Code § 1', 'california'],
  ['Fla. Statutes 720', 'florida'],
])('%s is law of %s', (text, state) => {
  expect(named(text)).toEqual([state]);
});

test.each([
  'They fined me. Generally, may they?',
  'Please help me. Water is leaking in.',
  'Dues are $90 per mo. Taxes are extra.',
  'One owner is ill. Health comes first.',
  'The board allows no car wash. Water is short.',
  'Is it Texan or. real estate?',
])('a sentence that ends like a short form names no code: %s', (text) => {
  expect(named(text).filter((one) => one !== 'texas')).toEqual([]);
});

test('federal law and the uniform act are no states', () => {
  expect(named('Federal law and UCIOA and Utah')).toEqual(['federal', 'ucioa', 'utah']);
  expect([...statesOf('Federal law and UCIOA and Utah')]).toEqual(['utah']);
});

test('every short form is of a state', () => {
  const codes = STATES.map(({ code }) => code);
  expect(Object.keys(STATE_ABBREVIATIONS).filter((code) => !codes.includes(code))).toEqual([]);
});

test('a jurisdiction is written with its capitals', () => {
  expect(['new york', 'district of columbia', 'ucioa'].map(jurisdictionTitle)).toEqual([
    'New York',
    'District of Columbia',
    'ucioa',
  ]);
});

test('a question without its states keeps the rest', () => {
  const plain = (text: string, ...states: string[]) =>
    withoutStates(text, new Set(states)).replace(/\s+/g, ' ').trim();
  expect(plain('Here in Texas may they fine me?', 'texas')).toBe('may they fine me?');
  expect(plain('fines in Ohio and Utah', 'ohio', 'utah')).toBe('fines and');
  expect(plain('fines in Ohio', 'utah')).toBe('fines in Ohio');
});
