import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LawFact } from '@hoa/core/schemas/law';
import { afterAll, expect, test } from 'vitest';
import { ACT_TEXTS, TRUE_FACTS } from './law.fixture.ts';
import { verifyFacts } from './verify-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'statutes-'));
for (const [path, text] of Object.entries(ACT_TEXTS)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('facts that the texts bear out are confirmed, in every layout of a text', () => {
  const { confirmed, faults, withoutText } = verifyFacts(TRUE_FACTS, folder);
  expect(faults).toEqual([]);
  expect(withoutText).toEqual([]);
  expect(confirmed).toEqual(TRUE_FACTS.map(({ id }) => id));
});

/** Wrong numbers near the right one, some of which stand elsewhere in the same text. */
function wrongValues(value: number | string): (number | string)[] {
  if (typeof value === 'string') return ['3/4', '1/2'];
  return [value + 1, value * 10, value === 14 ? 15 : 14].filter((wrong) => wrong !== value);
}

function mutations(): { what: string; fact: LawFact }[] {
  return TRUE_FACTS.flatMap((fact) => [
    ...fact.figures.flatMap((figure, at) =>
      wrongValues(figure.value).map((value) => ({
        what: `${fact.id}: ${figure.value} to ${value} ${figure.unit}`,
        fact: { ...fact, figures: fact.figures.with(at, { ...figure, value }) },
      })),
    ),
    ...['9.9-999', `${fact.citation.section}9`].map((section) => ({
      what: `${fact.id}: section ${section}`,
      fact: { ...fact, citation: { ...fact.citation, section } },
    })),
    {
      what: `${fact.id}: subsection Q`,
      fact: { ...fact, citation: { ...fact.citation, subsection: 'Q' } },
    },
  ]);
}

test('a changed figure, a wrong section and a wrong subsection are caught, every one', () => {
  const wrong = mutations();
  expect(wrong.length).toBeGreaterThan(50);
  const missed = wrong.filter(({ fact }) => verifyFacts([fact], folder).faults.length === 0);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

test('a figure that stands in the section but counts something else is no confirmation', () => {
  const [fine] = TRUE_FACTS;
  if (fine === undefined) throw new Error('no fact');
  const other = {
    ...fine,
    figures: [{ value: 16, unit: 'days' as const, of: 'period of a charge' }],
  };
  expect(verifyFacts([other], folder).faults).toEqual([
    { id: 'va-fine-cap', message: 'section 10.1-1801 does not state 16 days (period of a charge)' },
  ]);
});

test('a state without a text is told apart from a fault', () => {
  const [fine] = TRUE_FACTS;
  if (fine === undefined) throw new Error('no fact');
  expect(verifyFacts([{ ...fine, state: 'WY' }], folder)).toEqual({
    confirmed: [],
    withoutText: ['va-fine-cap'],
    faults: [],
  });
});
