import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import { GLOSSARY } from './glossary.ts';

/** Lower case, with the apostrophes of phones and word processors made plain. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'");
}

/**
 * The terms whose name, short form or definition holds the query, in any case (section 5 of the
 * specification).
 *
 * @returns the terms in their order; all of them for an empty query
 */
export function searchGlossary(
  query: string,
  terms: readonly GlossaryTerm[] = GLOSSARY,
): GlossaryTerm[] {
  const wanted = fold(query.trim());
  return terms.filter(({ term, shortTerm = '', definition }) =>
    [term, shortTerm, definition].some((text) => fold(text).includes(wanted)),
  );
}
