import { expect, test } from 'vitest';
import { z } from 'zod';
import { glossaryTermSchema } from '../schemas/glossary-term.ts';
import { isSlug } from '../text/slug.ts';
import { findTerm, GLOSSARY, termSlug } from './glossary.ts';
import { searchGlossary } from './search-glossary.ts';

test('the glossary holds 22 whole terms with slugs of their own', () => {
  expect(z.array(glossaryTermSchema).length(22).parse(GLOSSARY)).toEqual(GLOSSARY);
  const slugs = GLOSSARY.map(termSlug);
  expect(new Set(slugs).size).toBe(22);
  expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
});

test('a term is found by its slug', () => {
  expect(findTerm('ccrs')?.term).toBe('CC&Rs');
  expect(findTerm('architectural-review-committee')?.shortTerm).toBe('ARC');
  expect(findTerm('unheard-of')).toBeUndefined();
});

test('a search looks at names, short forms and definitions, in any case', () => {
  const found = (query: string) => searchGlossary(query).map(({ term }) => term);
  expect(found('QUOR')).toEqual(expect.arrayContaining(['Quorum', 'Bylaws']));
  expect(found('covenants, conditions & r')).toEqual(['CC&Rs']);
  expect(found('plat')).toEqual(['Governing Documents']);
  expect(found(' owners’ requests ')).toEqual(['Architectural Review Committee (ARC)']);
  expect(found('zzz')).toEqual([]);
  expect(found('')).toHaveLength(22);
});

test('what is called so comes first, then what has the words in its name', () => {
  const found = (query: string) => searchGlossary(query).map(({ term }) => term);
  expect(found('lien')[0]).toBe('Lien');
  expect(found('arc')[0]).toBe('Architectural Review Committee (ARC)');
  expect(found('assessment').slice(0, 2)).toEqual(['Assessment', 'Special Assessment']);
  expect(found('')).toEqual(GLOSSARY.map(({ term }) => term));
});
