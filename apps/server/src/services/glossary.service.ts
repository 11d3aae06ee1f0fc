import { PortalError } from '@hoa/core/errors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { searchGlossary } from '@hoa/core/glossary/search-glossary';
import type { Definitions, GlossaryTerm } from '@hoa/core/schemas/glossary-term';

/** The words of the field, looked up one by one. */
export interface GlossaryService {
  /**
   * The term that has this very name, short form or alias, or else those that mention it.
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
  return named.length > 0 ? named : searchGlossary(wanted);
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
        terms: terms.map(({ term, shortTerm, definition }) => ({ term, shortTerm, definition })),
      };
    },
  };
}
