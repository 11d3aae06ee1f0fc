import { PortalError } from '@hoa/core/errors';
import { findTerm, GLOSSARY } from '@hoa/core/glossary/glossary';
import { searchGlossary } from '@hoa/core/glossary/search-glossary';
import type { Definitions, GlossaryTerm } from '@hoa/core/schemas/glossary-term';

/** The words of the field, looked up one by one. */
export interface GlossaryService {
  /**
   * The term that has this very name, short form, alias or slug, or else those that mention it.
   *
   * @throws PortalError 'not-found' when the glossary has neither
   */
  define(words: string): Definitions;
}

function lookUp(words: string): GlossaryTerm[] {
  const wanted = words.toLowerCase();
  const named = GLOSSARY.filter(({ term, shortTerm = '', aliases }) =>
    [term, shortTerm, ...aliases].some((name) => name.toLowerCase() === wanted),
  );
  if (named.length > 0) return named;
  const bySlug = findTerm(wanted);
  return bySlug === undefined ? searchGlossary(wanted) : [bySlug];
}

export function createGlossaryService(): GlossaryService {
  return {
    define(words) {
      const wanted = words.trim();
      const terms = wanted === '' ? [] : lookUp(wanted);
      if (terms.length === 0) {
        throw new PortalError('not-found', `The glossary has no term "${wanted}".`);
      }
      return {
        terms: terms.map(({ aliases: _, ...term }) => term),
      };
    },
  };
}
