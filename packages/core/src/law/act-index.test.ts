import { expect, test } from 'vitest';
import type { LawAct } from '../schemas/law.ts';
import { ActIndex, actIndexOf } from './act-index.ts';
import { RuleWords } from './rule-words.ts';

function act(name: string, citation: string): LawAct {
  return { name, citation, community: 'both', url: 'https://example.gov/act' };
}

const ACTS = new Map([
  [
    'TX',
    [
      act('Texas Uniform Condominium Act', 'Tex. Prop. Code ch. 82'),
      act('Texas Residential Property Owners Protection Act', 'Tex. Prop. Code ch. 209'),
    ],
  ],
  ['CA', [act('Davis-Stirling Common Interest Development Act', 'Cal. Civ. Code § 4000')]],
  ['NV', [act('Common-Interest Ownership Act', 'Nev. Rev. Stat. ch. 116')]],
  ['CO', [act('Colorado Common Interest Ownership Act', 'Colo. Rev. Stat. § 38-33.3-101')]],
  ['WA', [act('Uniform Condominium Act', 'Wash. Rev. Code ch. 64.34')]],
]);
/** Words that the rules use often, and so are no proper names. */
const rules = new RuleWords(
  Array.from(
    { length: 20 },
    () => 'condominium owners property common interest protection act cap',
  ),
  () => false,
);
const index = new ActIndex(ACTS);
const found = (query: string) => {
  const named = index.find(query, rules);
  return (
    named && {
      states: named.acts.map(({ state }) => state),
      rest: named.rest.trim(),
      isSure: named.isSure,
    }
  );
};

test.each([
  ['chapter 209', 'TX', ''],
  ['ch. 82 quorum', 'TX', 'quorum'],
  ['nrs 116', 'NV', ''],
  ['rcw 64.34 budget', 'WA', 'budget'],
])('an act is found by its number: %s', (query, state, rest) => {
  expect(found(query)).toEqual({ states: [state], rest, isSure: true });
});

test.each(['209', '116 days', 'lot 82', 'chapter 7', 'section 209', 'nrs 11', '$116'])(
  'a number that nothing calls one of law names no act: %s',
  (query) => {
    expect(found(query)).toBeUndefined();
  },
);

test('an act is found by its letters', () => {
  expect(found('trpopa hearing')).toEqual({ states: ['TX'], rest: 'hearing', isSure: true });
  expect(found('ccioa')).toEqual({ states: ['CO'], rest: '', isSure: true });
  expect(found('cio act')).toEqual({ states: ['NV', 'CO'], rest: '', isSure: true });
});

test('three letters alone are no sure name', () => {
  expect(found('uca')).toEqual({ states: ['TX', 'WA'], rest: '', isSure: false });
  expect(found('the uca act')).toEqual({ states: ['TX', 'WA'], rest: '', isSure: true });
  expect(found('cap')).toBeUndefined();
});

test('an act is found by what only its name has, cut short and misspelled too', () => {
  for (const query of ['davis stirling', 'stirling act', 'davis sterling', 'davis stirl']) {
    expect(found(query)?.states, query).toEqual(['CA']);
  }
  expect(found('davis stirling elections')?.rest).toBe('elections');
  expect(found('stirling'), 'one word alone').toBeUndefined();
});

test('words that every act may have name it only beside the kind of law, and as most of its name', () => {
  expect(found('uniform condominium act')?.states).toEqual(['TX', 'WA']);
  expect(found('condominium')).toBeUndefined();
  expect(found('common interest')).toBeUndefined();
  expect(found('uniform condominium'), 'of two states').toBeUndefined();
  expect(found('property act')).toBeUndefined();
});

test('a table without acts names none, and each table has one index', () => {
  expect(new ActIndex(new Map()).find('chapter 209', rules)).toBeUndefined();
  expect(actIndexOf(ACTS)).toBe(actIndexOf(ACTS));
  expect(actIndexOf(new Map())).not.toBe(actIndexOf(ACTS));
});
