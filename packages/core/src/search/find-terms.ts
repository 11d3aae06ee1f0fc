import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import type { Lexicon } from './lexicon.ts';
import type { Concept } from './question.ts';
import { wordsOf } from './words.ts';

const MOST_TERMS = 3;

/** The terms of the words in a glossary entry's names. */
function namedTerms(
  { term, shortTerm = '', aliases }: GlossaryTerm,
  lexicon: Lexicon,
): Set<number> {
  const forms = [term, shortTerm, ...aliases].flatMap((name) => wordsOf(name));
  return new Set(forms.map(({ form }) => lexicon.forms.get(form)).filter((id) => id !== undefined));
}

/** The glossary entries whose names hold every word of a search, shortest name first. */
export function findTerms(
  concepts: readonly Concept[],
  glossary: readonly GlossaryTerm[],
  lexicon: Lexicon,
): GlossaryTerm[] {
  return glossary
    .filter((entry) => {
      const named = namedTerms(entry, lexicon);
      // A synonym leads to topics, but the glossary answers only to its own names.
      return concepts.every(({ alternatives }) =>
        alternatives.some(({ term, weight }) => weight > 0.5 && named.has(term)),
      );
    })
    .sort((a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TERMS);
}
