import glossary from '../data/glossary.json' with { type: 'json' };
import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import { titleToSlug } from '../text/slug.ts';

/** The 22 built-in terms, in alphabetical order. */
export const GLOSSARY: readonly GlossaryTerm[] = glossary;

/** The name of a term in markup and links: 'CC&Rs' becomes 'ccrs', a short form in brackets goes. */
export function termSlug({ term }: GlossaryTerm): string {
  return titleToSlug(term.replace(/\s*\([^)]*\)$/, '').replaceAll('&', ''));
}

const BY_SLUG: ReadonlyMap<string, GlossaryTerm> = new Map(
  GLOSSARY.map((term) => [termSlug(term), term]),
);

/** The built-in term with a slug that {@link termSlug} made. */
export function findTerm(slug: string): GlossaryTerm | undefined {
  return BY_SLUG.get(slug);
}
