import { FactIndex } from '@hoa/core/law/fact-index';
import { searchLaw } from '@hoa/core/law/search-law';
import { expect, test } from 'vitest';
import { loadWordVectors } from '../word-vectors.ts';
import { lawTable, readLaw } from './law-files.ts';

const rules = new FactIndex(lawTable(readLaw()), loadWordVectors());

test('a search that names a state finds its rule, with where it stands and how it was verified', () => {
  for (const q of ['fine cap texas', 'tx fine cap', 'fine cap tx', 'Texas HOA fine limit']) {
    const [rule] = searchLaw({ q }, rules).rules;
    expect([q, rule]).toMatchObject([
      q,
      { name: 'Texas', label: 'Fine cap', url: '/law/texas#tx-fine-cap', state: 'TX' },
    ]);
    expect(rule?.citation).toMatch(/^Tex\. Prop\. Code § /);
    expect(rule?.source).toMatch(/^https:/);
  }
});

test('a state that was chosen counts where the words name none', () => {
  expect(searchLaw({ q: 'solar', state: 'VA' }, rules).rules[0]?.state).toBe('VA');
  expect(searchLaw({ q: 'solar california', state: 'VA' }, rules).rules[0]?.state).toBe('CA');
  expect(searchLaw({ q: 'dog parks', state: 'VA' }, rules).rules).toEqual([]);
});

test('a large city at an end of the words stands for its state', () => {
  for (const [q, state] of [
    ['late fee phoenix', 'AZ'],
    ['phoenix late fee', 'AZ'],
    ['late fee san diego', 'CA'],
  ] as const) {
    const { namedState, rules: found } = searchLaw({ q }, rules);
    expect([q, namedState, found[0]?.state]).toEqual([q, state, state]);
  }
  for (const q of ['kitchen reno', 'reno rules', 'the phoenix statue']) {
    expect([q, searchLaw({ q }, rules).namedState]).toEqual([q, null]);
  }
  expect(searchLaw({ q: 'late fee phoenix az' }, rules).namedState).toBe('AZ');
});

test('a state by itself leads to its page', () => {
  expect(searchLaw({ q: 'texas' }, rules)).toMatchObject({
    rules: [],
    pages: [{ title: 'Texas Law on Associations', url: '/law/texas' }],
  });
  expect(searchLaw({ q: 'Wyoming flags' }, rules)).toMatchObject({
    rules: [],
    pages: [{ url: '/law/wyoming' }],
  });
});

test('without a state there is nothing of the law among the results', () => {
  for (const q of ['fine cap', 'solar', 'hi', 'in', 'me or ok', '']) {
    expect([q, searchLaw({ q }, rules)]).toEqual([q, { rules: [], pages: [], namedState: null }]);
  }
});
