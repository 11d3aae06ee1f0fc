import { expect, test } from 'vitest';
import {
  citationText,
  figureText,
  readDate,
  sourceAddresses,
  verificationText,
} from './law-text.ts';

test('a citation is written as articles write it', () => {
  expect(citationText({ act: 'Va. Code', section: '55.1-1819', subsection: 'B.2' })).toBe(
    'Va. Code § 55.1-1819(B)(2)',
  );
  expect(citationText({ act: 'Mass. Gen. Laws ch. 183A,', section: '18' })).toBe(
    'Mass. Gen. Laws ch. 183A, § 18',
  );
  expect(citationText({ act: '765 Ill. Comp. Stat.', section: '605/18.4' })).toBe(
    '765 Ill. Comp. Stat. 605/18.4',
  );
  expect(citationText({ act: 'La. Civ. Code art.', section: '781' })).toBe(
    'La. Civ. Code art. 781',
  );
});

test.each([
  [1, 'years', '1 year'],
  [1, 'business days', '1 business day'],
  [2, 'years', '2 years'],
  [1, 'dollars', '$1'],
] as const)('%d of %s is written %s', (value, unit, text) => {
  expect(figureText({ value, unit, of: 'the time' })).toBe(text);
});

const cited = (source: string, textDate = '2026-11') =>
  verificationText({ verification: 'cited', textDate, source });

test('how a rule was verified names its date and what was not read once', () => {
  expect(verificationText({ verification: 'checked', textDate: '2026-02-03' })).toBe(
    'Checked against the text of February 3, 2026',
  );
  expect(cited('HOPB, Georgia HOA fee law (https://www.example.com/law/fees.html)')).toBe(
    'Cited from HOPB, Georgia HOA fee law (example.com), November 2026; not checked against the text',
  );
  expect(cited('The section as published by Example, read November 2026')).toBe(
    'Cited from the section as published by Example, read November 2026; not checked against the text',
  );
  expect(cited('Idaho Code § 1 as quoted in June; not read against the official text')).toBe(
    'Cited from Idaho Code § 1 as quoted in June, November 2026; not read against the official text',
  );
});

test('a rule of which nothing was read has no date', () => {
  const source =
    'Utah Code §§ 1 and 2 by their numbers alone; neither their texts nor another source were read';
  expect(cited(source)).toBe(`Cited from ${source}`);
  expect(readDate({ textDate: '2026-11', source })).toBeUndefined();
  expect(readDate({ textDate: '2022-07', source: 'The act' })).toBe('2022-07');
});

test('every address of a source is known, and none stands in its words', () => {
  const source = 'A firm (https://www.a.example/law?p=1) and a newspaper (https://b.example)';
  expect(sourceAddresses(source)).toEqual([
    { url: 'https://www.a.example/law?p=1', site: 'a.example' },
    { url: 'https://b.example', site: 'b.example' },
  ]);
  expect(cited(source)).toMatch(/firm \(a\.example\) and a newspaper \(b\.example\)/);
});
