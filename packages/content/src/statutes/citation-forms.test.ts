import { expect, test } from 'vitest';
import { unrecognisedCitations, withoutCitations } from './citation-forms.ts';

const RECOGNISED = [
  'Cal. Civ. Code § 5550',
  'Cal. Civ. Code §§ 5510 to 5515',
  'Cal. Health & Safety Code § 116045',
  'Cal. Code Regs. tit. 24, § 3120B.4',
  'Fla. Stat. § 720.303(4)',
  'Fla. Stat. § 718.112(2)(f) and (g)',
  'Fla. Stat. ch. 720',
  'Fla. Admin. Code R. 61B-81.003',
  'Tex. Prop. Code § 209.0051',
  'Nev. Rev. Stat. §§ 116.31083 and 116.3109',
  'Ariz. Rev. Stat. § 33-1804',
  'Colo. Rev. Stat. § 38-33.3-209.5',
  'Va. Code § 55.1-1816',
  'N.C. Gen. Stat. § 47F-3-108',
  'Wash. Rev. Code § 64.90.445 and § 64.90.450',
  '765 Ill. Comp. Stat. 605/18.4',
  'Md. Code, Real Prop. § 11B-111',
  'N.J. Stat. § 45:22A-46',
  'Del. Code tit. 25, § 81-308',
  'La. Civ. Code art. 781',
  'N.Y. Real Prop. Law § 339-v',
  '42 U.S.C. § 3604',
  '47 C.F.R. § 1.4000',
  '16 C.F.R. Part 1450',
  'Pub. L. 109-243',
  'UCIOA § 3-109',
  'Restatement (Third) of Property § 6.13',
  'NFPA 1 § 10.10.6',
];

test('citations in the forms of the library are recognised, wherever they stand', () => {
  for (const citation of RECOGNISED) {
    for (const text of [citation, `Notice is due (${citation}).`, `See ${citation}, then ask.`]) {
      expect(unrecognisedCitations(text), text).toEqual([]);
    }
  }
});

test('a section on its own speaks of the code just named, and of nothing without one', () => {
  expect(
    unrecognisedCitations('Under Fla. Stat. § 720.303 owners see them; § 720.3033 adds more.'),
  ).toEqual([]);
  expect(unrecognisedCitations('A model stands in § 209.005 of the act.')).toHaveLength(1);
});

test('other forms are found once each, with their words', () => {
  const unknown = [
    'Civil Code § 5550',
    'Cal. Civ. Code §5550',
    'Cal. Civ. Code §§5550, 5551',
    'Cal Civ Code § 5550',
    'Civ. Code § 5550',
    'Florida Statutes § 720.303',
    'Fla. Stat. 720.303',
    '42 USC 3604',
    '47 CFR 1.4000',
    'Public Law 109-243',
    'Tex. Property Code § 209',
  ];
  for (const text of unknown) {
    expect(unrecognisedCitations(`Look at ${text}.`), text).toHaveLength(1);
  }
});

test('prose without statutes is left alone', () => {
  const prose =
    'The code of conduct, the building code and 20 U.S. states; see the statute in your state.';
  expect(unrecognisedCitations(prose)).toEqual([]);
  expect(withoutCitations('Read Va. Code § 55.1-1816 first.', 'it')).toBe('Read it first.');
});
