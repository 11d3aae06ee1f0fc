import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import { GLOSSARY } from './glossary.ts';

/** Lower case, with the apostrophes of phones and word processors made plain. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'");
}

/**
 * How near the words looked for are to a term: 0 where they are its name or short form, 1 where
 * they stand in one of them, 2 where they stand in its definition alone; undefined for nowhere.
 */
function distance({ term, shortTerm = '', definition }: GlossaryTerm, wanted: string) {
  const names = [fold(term), fold(shortTerm)];
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  return fold(definition).includes(wanted) ? 2 : undefined;
}

/**
 * The terms whose name, short form or definition holds the query, in any case (section 5 of the
 * specification).
 *
 * @returns what is called so first, then what has the words in its name, each in the order of the
 *   terms; all of them for an empty query
 */
export function searchGlossary(
  query: string,
  terms: readonly GlossaryTerm[] = GLOSSARY,
): GlossaryTerm[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [...terms];
  return [0, 1, 2].flatMap((near) => terms.filter((term) => distance(term, wanted) === near));
}
