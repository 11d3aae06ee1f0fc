import { FEDERAL, STATES } from '@hoa/core/jurisdictions';
import { inLawOrder } from '@hoa/core/law/law-table';
import { CHOOSE_COMMUNITY, fillLetter } from '@hoa/core/letters/fill-letter';
import { sampleValues } from '@hoa/core/letters/sample-values.fixture';
import type { LetterCommunity } from '@hoa/core/schemas/letter';
import { expect, test } from 'vitest';
import { lawTable, readLaw } from '../law/law-files.ts';
import { readLetters } from './letter-files.ts';

const { letters } = readLetters();
const facts = inLawOrder(lawTable(readLaw()).facts);

const filledIn = (slug: string, state: string, community: LetterCommunity | undefined) => {
  const letter = letters.find((one) => one.slug === slug);
  if (letter === undefined) throw new Error('there is no such letter');
  return fillLetter(letter, sampleValues(letter.fields), { state, community, facts });
};

test.each(['planned-community', 'condominium', undefined] as const)(
  'where the kind of community is "%s" a letter cites no rule of cooperatives alone',
  (community) => {
    for (const { slug } of letters) {
      for (const { code } of STATES) {
        const { basis } = filledIn(slug, code, community);
        const kinds = basis.facts.map((fact) => fact.community);
        expect(kinds, `${slug} in ${code}`).not.toContain('cooperative');
      }
    }
  },
);

test('a letter about a cooperative cites what is law for it, and asks for no other kind', () => {
  for (const { slug } of letters) {
    for (const { code } of STATES) {
      const { basis, text } = filledIn(slug, code, 'cooperative');
      const others = basis.facts.filter(
        ({ state, community, cooperatives }) =>
          state !== FEDERAL && community !== 'cooperative' && cooperatives !== true,
      );
      expect(others, `${slug} in ${code}`).toEqual([]);
      expect(text).not.toContain(CHOOSE_COMMUNITY);
    }
  }
});

test('a shareholder in New York asks for the books by the rule of cooperatives', () => {
  expect(filledIn('records-request', 'NY', 'cooperative').text).toContain('a co-op shareholder');
  expect(filledIn('records-request', 'NY', 'condominium').text).not.toContain('co-op');
  expect(filledIn('records-request', 'KS', 'cooperative').basis.note).toContain(
    'holds no rule of Kansas on this for your kind of community',
  );
});

test('a demand for a repair in Virginia does not speak of a rest of nothing', () => {
  const { basis, text } = filledIn('repair-demand', 'VA', 'condominium');
  expect(text).not.toMatch(/cover the rest|what the common elements caused/);
  expect(basis.facts.map(({ id }) => id)).not.toContain('va-deductible-condominium');
});
