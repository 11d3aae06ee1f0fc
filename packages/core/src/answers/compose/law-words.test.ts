import { expect, test } from 'vitest';
import { lawFact } from '../../law/law-fact.fixture.ts';
import { provenance, readTextOf } from './law-words.ts';

const CHECKED = lawFact('va-fine-cap', { textDate: '2026-02-03' });
const CITED = lawFact('va-fine-cap', { verification: 'cited', textDate: '2026-02' });

test('a rule says where it stands and which text it was read against, in the language asked', () => {
  expect(provenance(CHECKED, 'en')).toBe(
    'Va. Code § 55.1-1819, read against the text of February 3, 2026.',
  );
  expect(provenance(CHECKED, 'es')).toBe(
    'Va. Code § 55.1-1819, cotejado con el texto del 3 de febrero de 2026.',
  );
});

test('a rule that was not read in its text claims no date of one', () => {
  expect([readTextOf(CHECKED), readTextOf(CITED)]).toEqual(['2026-02-03', undefined]);
  expect(provenance(CITED, 'en')).toBe(
    'Va. Code § 55.1-1819, not yet read by us against the text of the law.',
  );
});
