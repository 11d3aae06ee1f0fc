import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from './glossary.ts';
import { createTermMatcher } from './match-terms.ts';

const match = createTermMatcher(GLOSSARY);

function found(text: string): string[] {
  return match(text).map(({ from, to, term }) => `${text.slice(from, to)} > ${term.term}`);
}

describe('words of the glossary', () => {
  test('are found with every surface form that the glossary lists', () => {
    for (const { term, aliases } of GLOSSARY) {
      for (const alias of aliases)
        expect(found(`the ${alias}, then`)).toEqual([`${alias} > ${term}`]);
    }
  });

  test('are found in any case, and as plurals', () => {
    expect(found('QUORUM and Quorums')).toEqual(['QUORUM > Quorum', 'Quorums > Quorum']);
    expect(found('Proxies')).toEqual(['Proxies > Proxy']);
  });

  test('are not found inside other words', () => {
    expect(found('alien reassessment quorumless lienable ünlien liené lien_x')).toEqual([]);
    expect(found('self-assessment, pre-lien, quorum-free, www.quorum.com')).toEqual([]);
  });

  test('are found beside punctuation, quotes and possessives', () => {
    expect(found('(quorum) “lien”—proxy, variance’s')).toEqual([
      'quorum > Quorum',
      'lien > Lien',
      'proxy > Proxy',
      'variance > Variance',
    ]);
  });

  test('give way to longer ones', () => {
    expect(found('a special assessment lien')).toEqual([
      'special assessment > Special Assessment',
      'lien > Lien',
    ]);
    expect(found('the HOA board of directors')).toEqual([
      'board of directors > Board of Directors',
    ]);
    expect(found('an exclusive use common area')).toEqual([
      'exclusive use common area > Limited Common Element',
    ]);
  });

  test('are found across a hyphen, a line end or a hard space', () => {
    expect(found('reserve-study update')).toEqual(['reserve-study > Reserve Study']);
    expect(found('reserve\n   study')).toEqual(['reserve\n   study > Reserve Study']);
    expect(found('reserve\u00a0study')).toEqual(['reserve\u00a0study > Reserve Study']);
  });
});

describe('special forms', () => {
  test('ARC and ACC are abbreviations only in capitals', () => {
    expect(found('the ARC and the ACC')).toEqual([
      'ARC > Architectural Review Committee (ARC)',
      'ACC > Architectural Review Committee (ARC)',
    ]);
    expect(found('the arc of a story, Arc de Triomphe, acc')).toEqual([]);
  });

  test('CC&Rs is one word in all its spellings', () => {
    expect(found('CC&Rs, cc&rs, CC&R and CCRs.')).toEqual([
      'CC&Rs > CC&Rs',
      'cc&rs > CC&Rs',
      'CC&R > CC&Rs',
      'CCRs > CC&Rs',
    ]);
  });

  test('apostrophes may be straight or curly', () => {
    expect(found('annual members’ meeting')).toEqual(['annual members’ meeting > Annual Meeting']);
  });

  test('"by laws" in two words is no bylaw', () => {
    expect(found('by-laws, bound by laws of Texas')).toEqual(['by-laws > Bylaws']);
  });

  test('a form that begins with a sign is refused with its name', () => {
    const term = { term: 'Odd', emoji: '❓', definition: 'Odd.', aliases: ['& co'] };
    expect(() => createTermMatcher([term])).toThrow("'& co' of Odd");
  });
});

const scrap = fc.oneof(
  fc.constantFrom(...GLOSSARY.flatMap(({ aliases }) => aliases)),
  fc.constantFrom(' ', ' ', ' ', '-', '’', '&', '.', ', ', '\n', 'x', 'é', '\u0301', '😀', 'the'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const freeText = fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join(''));

test('in any text the ranges are in order, apart, and hold a listed form as whole words', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[\s-‐‑]+/g, ' ');
  fc.assert(
    fc.property(freeText, (text) => {
      let done = 0;
      for (const { from, to, term } of match(text)) {
        expect(from).toBeGreaterThanOrEqual(done);
        expect(term.aliases.map(plain)).toContain(plain(text.slice(from, to)));
        expect(text.slice(0, from)).not.toMatch(/[\p{L}\p{N}\p{M}_]$/u);
        expect(text.slice(to)).not.toMatch(/^[\p{L}\p{N}\p{M}_]/u);
        done = to;
      }
      expect(done).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('every listed form between spaces lies inside a range', () => {
  const alias = fc.constantFrom(...GLOSSARY.flatMap(({ aliases }) => aliases));
  fc.assert(
    fc.property(freeText, alias, freeText, (before, form, after) => {
      const text = `${before} ; ${form} ; ${after}`;
      const from = before.length + 3;
      const covers = match(text).some((one) => one.from <= from && one.to >= from + form.length);
      expect(covers).toBe(true);
    }),
  );
});
