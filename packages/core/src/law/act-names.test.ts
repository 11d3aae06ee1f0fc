import { expect, test } from 'vitest';
import type { LawAct } from '../schemas/law.ts';
import { isKindOfLaw, readAct } from './act-names.ts';

function read(state: string, name: string, citation: string) {
  const act: LawAct = { name, citation, community: 'both', url: 'https://example.gov/act' };
  return readAct(act, state);
}

test('the words of an act that tell it apart are neither its state nor what kind of law it is', () => {
  const { words } = read(
    'TX',
    'Texas Residential Property Owners Protection Act',
    'Tex. Prop. Code',
  );
  expect(words).toEqual(['residential', 'property', 'owners', 'protection']);
  expect(read('NY', 'New York Condominium Act', 'N.Y. Real Prop. Law').words).toEqual([
    'condominium',
  ]);
});

test('a name ends before its year and what it is on', () => {
  expect(read('MD', 'Condominium Act of 1981', 'Md. Code').name).toBe('Condominium Act');
  expect(read('WA', 'Horizontal Regimes Act (before 1990)', 'Wash. Rev. Code').name).toBe(
    'Horizontal Regimes Act',
  );
  expect(read('IL', 'Condominium Act of Illinois', '765').name).toBe('Condominium Act of Illinois');
});

test('an act is called by its first letters, with those of its state and without', () => {
  const { initials, beforeKind } = read('TX', 'Texas Uniform Condominium Act', 'Tex. Prop. Code');
  expect([...initials]).toEqual(['tuca', 'uca']);
  expect([...beforeKind]).toEqual(['tuc']);
});

test('small words between may be left out of the letters', () => {
  const { initials } = read('VA', 'Rights of Owners in Associations Act', 'Va. Code');
  expect([...initials]).toEqual(['rooiaa', 'roaa']);
});

test('a rule is called by its letters without its own, and a mere heading by none', () => {
  const { initials } = read('US', 'Over-the-Air Reception Devices Rule', '47 C.F.R. § 1.4000');
  expect(initials).toContain('otard');
  expect(initials).not.toContain('otardr');
  expect(read('CA', 'Solar Energy Systems', 'Cal. Civ. Code').initials.size).toBe(0);
});

test.each([
  ['Nev. Rev. Stat. ch. 116', ['nrs', 'rsn'], ['116']],
  ['Wash. Rev. Code ch. 64.90', ['wrc', 'rcw'], ['64.90']],
  ['Or. Rev. Stat. § 94.550', ['ors', 'rso'], ['94']],
  ['765 Ill. Comp. Stat. 605', ['ics', 'csi'], ['605']],
  ['Del. Code tit. 25, ch. 81', ['dc', 'cd'], ['25', '81']],
  ['Or. Rev. Stat. §§ 94.550 to 94.783', ['ors', 'rso'], ['94']],
])('the code and the chapters of %s are read', (citation, code, numbers) => {
  const act = read('OR', 'Planned Community Act', citation);
  expect([...act.code]).toEqual(code);
  expect([...act.numbers]).toEqual(numbers);
});

test('only a word that says that something is law is a kind of it', () => {
  expect(['act', 'laws', 'rule', 'statutes'].every(isKindOfLaw)).toBe(true);
  expect(['action', 'lawn', 'ruler', 'bylaws'].some(isKindOfLaw)).toBe(false);
});
