import type { GlossaryTerm } from '../../schemas/glossary-term.ts';
import type { Concept } from '../question/question.ts';
import type { Lexicon } from '../words/lexicon.ts';

const TERMS_MAX = 3;

/** A glossary entry with the terms of the words in its names. */
export interface NamedEntry {
  entry: GlossaryTerm;
  named: ReadonlySet<number>;
}

/** Reads the names of a glossary once, shortest first: a search looks through all of them. */
export function nameEntries(glossary: readonly GlossaryTerm[], lexicon: Lexicon): NamedEntry[] {
  const byLength = glossary.toSorted(
    (a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1),
  );
  return byLength.map((entry) => {
    const { term, shortTerm = '', aliases } = entry;
    const names = [term, shortTerm, ...aliases];
    return { entry, named: new Set(names.flatMap((name) => [...lexicon.termsOf(name)])) };
  });
}

/**
 * The glossary entries whose names hold every word of a search, shortest name first. A synonym leads
 * to topics, but the glossary answers only to its own names.
 */
export function findTerms(
  concepts: readonly Concept[],
  glossary: readonly NamedEntry[],
): GlossaryTerm[] {
  return glossary
    .filter(({ named }) =>
      concepts.every(({ alternatives }) =>
        alternatives.some(({ term, weight }) => weight > 0.5 && named.has(term)),
      ),
    )
    .map(({ entry }) => entry)
    .slice(0, TERMS_MAX);
}
