import { FactIndex } from '@hoa/core/law/fact-index';
import { searchLaw } from '@hoa/core/law/search-law';
import { expect, test } from 'vitest';
import { loadModels } from '../models.ts';
import { lawTable, readLaw } from './law-files.ts';

const table = lawTable(readLaw());
const rules = new FactIndex(table, loadModels());

test('a search that names a state finds its rule, with where it stands and how it was verified', () => {
  for (const q of ['fine cap texas', 'tx fine cap', 'fine cap tx', 'Texas HOA fine limit']) {
    const [rule] = searchLaw({ q }, rules).rules;
    expect(rule, q).toMatchObject({
      name: 'Texas',
      label: 'Fine cap',
      url: '/law/texas#tx-fine-cap',
      state: 'TX',
    });
    expect(rule?.citation).toMatch(/^Tex\. Prop\. Code § /);
    expect(rule?.source).toMatch(/^https:/);
    expect(rule).not.toHaveProperty('cooperatives');
  }
});

test('a rule that is found tells whether it is law for cooperatives too', () => {
  const [rule] = searchLaw({ q: 'new york fine cap' }, rules).rules;
  expect(rule).toMatchObject({ id: 'ny-fine-cap', community: 'both', cooperatives: true });
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
    expect([namedState, found[0]?.state], q).toEqual([state, state]);
  }
  for (const q of ['kitchen reno', 'reno rules', 'the phoenix statue']) {
    expect(searchLaw({ q }, rules).namedState, q).toBeNull();
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
    expect(searchLaw({ q }, rules), q).toEqual({ rules: [], pages: [], namedState: null });
  }
});

test('the number of a section finds the rules that stand in it, whatever state was chosen', () => {
  for (const [q, state, citation] of [
    ['720.305', 'FL', 'Fla. Stat. § 720.305'],
    ['fla stat 720.305', 'FL', 'Fla. Stat. § 720.305'],
    ['§ 5855', 'CA', 'Cal. Civ. Code § 5855'],
    ['5855', 'CA', 'Cal. Civ. Code § 5855'],
    ['Civ. Code 4765', 'CA', 'Cal. Civ. Code § 4765'],
    ['civil code section 5200', 'CA', 'Cal. Civ. Code § 5200'],
    ['33-1803', 'AZ', 'Ariz. Rev. Stat. § 33-1803'],
    ['765 ILCS 605/18.4', 'IL', '765 Ill. Comp. Stat. 605/18.4'],
    ['55.1-1819(B)', 'VA', 'Va. Code § 55.1-1819(B)'],
  ] as const) {
    const { rules: found, pages, namedState } = searchLaw({ q, state: 'TX' }, rules);
    expect([namedState, pages[0]?.kind], q).toEqual([state, 'law']);
    expect(found[0]?.citation.startsWith(citation)).toBe(true);
  }
  // Its last figures may be missing; another state that is named has no such section.
  expect(searchLaw({ q: '720.30' }, rules).rules[0]?.state).toBe('FL');
  for (const rule of searchLaw({ q: 'georgia 720.305' }, rules).rules)
    expect(rule.state).toBe('GA');
});

test('other numbers are no sections', () => {
  for (const q of [
    'budget 2026',
    '$500 fine',
    '10:30',
    '24/7',
    '48-hour notice',
    '2/3 vote',
    '55',
  ]) {
    expect(searchLaw({ q }, rules).rules, q).toEqual([]);
  }
});

test('a state is known before its name is whole, where hardly anything else begins so', () => {
  for (const [q, title] of [
    ['califor', 'California'],
    ['new jer', 'New Jersey'],
    ['washin', 'Washington'],
  ] as const) {
    const page = { title: `${title} Law on Associations`, isNamed: true };
    expect(searchLaw({ q }, rules).pages).toMatchObject([page]);
  }
  expect(searchLaw({ q: 'color' }, rules).pages).toMatchObject([{ isNamed: false }]);
  for (const q of ['cal', 'new h', 'north', 'district', 'washin ', 'my washin']) {
    expect(
      searchLaw({ q }, rules).pages.filter(({ isNamed }) => isNamed),
      q,
    ).toEqual([]);
  }
});

test('a word that is being typed after the name of a state is no other state', () => {
  for (const q of ['arizona fl', 'arizona fla', 'Arizona ca']) {
    expect(searchLaw({ q }, rules).namedState, q).toBe('AZ');
  }
  for (const q of ['texas or fl', 'texas vs ga', 'texas florida']) {
    expect(searchLaw({ q }, rules).namedState, q).toBeNull();
  }
});

test('an act is found by its name, its letters and its chapter, and leads to the law of its state', () => {
  for (const [q, namedState] of [
    ['davis stirling', 'CA'],
    ['davis sterling act', 'CA'],
    ['davis-stirl', 'CA'],
    ['ccioa', 'CO'],
    ['chapter 209', 'TX'],
    ['Chapter 718', 'FL'],
    ['ch. 720', 'FL'],
    ['act 720', 'FL'],
    ['nrs 116', 'NV'],
    ['ors 94', 'OR'],
    ['condo act florida', 'FL'],
    ['poa act virginia', 'VA'],
    ['energy policy act', 'MI'],
  ] as const) {
    const found = searchLaw({ q }, rules, table.acts);
    expect(found, q).toMatchObject({ namedState, pages: [{ kind: 'law', isNamed: true }] });
  }
  const fines = searchLaw({ q: 'davis stirling fines' }, rules, table.acts);
  expect(fines.rules[0]?.state).toBe('CA');
  expect(searchLaw({ q: 'fdcpa' }, rules, table.acts).pages[0]?.url).toBe('/law/federal');
});

test('an act that several states have is theirs, or that of the state that was chosen', () => {
  const urls = (q: string, state?: string) =>
    searchLaw({ q, ...(state !== undefined && { state }) }, rules, table.acts).pages.map(
      ({ url }) => url,
    );
  expect(urls('ucioa')).toContain('/law/alaska');
  expect(urls('pca')).toContain('/law/oregon');
  expect(urls('ucioa', 'WV')).toEqual(['/law/west-virginia']);
  expect(urls('condominium act')).toEqual(['/law']);
  expect(urls('condominium act', 'GA')).toEqual(['/law/georgia']);
});

test('a search for what an act is on is none for the act', () => {
  for (const q of ['solar law', 'parking rules', 'dress code', 'gate code', 'best practices']) {
    expect(searchLaw({ q }, rules, table.acts).pages, q).toEqual([]);
  }
});

test('the rules of a state stay while a word is typed, and come before its name is whole', () => {
  for (const q of ['texas fin', 'texas fine', 'texas fines', 'tx fin']) {
    expect(searchLaw({ q }, rules).rules[0]?.id, q).toBe('tx-fine-cap');
  }
  for (const q of ['fine cap flor', 'fine cap florid', 'fine cap florida']) {
    expect(searchLaw({ q }, rules).rules[0]?.id, q).toBe('fl-fine-cap');
  }
  expect(searchLaw({ q: 'fence color' }, rules).namedState).toBeNull();
  expect(searchLaw({ q: 'car wash' }, rules).namedState).toBeNull();
});
