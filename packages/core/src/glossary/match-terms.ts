import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import { aliasPattern, isWhole, WORD } from './alias-pattern.ts';

/** Characters [from, to) of a text that name a term. */
export interface TermMatch {
  from: number;
  to: number;
  term: GlossaryTerm;
}

/** Finds the terms that a plain text names, in order and without overlap. */
export type TermMatcher = (text: string) => TermMatch[];

interface SurfaceForm {
  pattern: RegExp;
  term: GlossaryTerm;
}

function firstWord(text: string): string {
  return text.match(WORD)?.[0].toLowerCase() ?? '';
}

function formsByFirstWord(terms: readonly GlossaryTerm[]): Map<string, SurfaceForm[]> {
  const byFirstWord = new Map<string, SurfaceForm[]>();
  for (const term of terms) {
    for (const alias of term.aliases) {
      const word = firstWord(alias);
      if (word === '' || !alias.trim().toLowerCase().startsWith(word)) {
        throw new Error(`Glossary: '${alias}' of ${term.term} must begin with a letter or digit.`);
      }
      const forms = byFirstWord.get(word) ?? [];
      forms.push({ pattern: aliasPattern(alias), term });
      byFirstWord.set(word, forms);
    }
  }
  return byFirstWord;
}

/** Of matches that overlap the longest stays, of equally long ones the first. */
function longestFirst(matches: readonly TermMatch[], textLength: number): TermMatch[] {
  const taken = new Uint8Array(textLength);
  return matches
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
    .filter(({ from, to }) => {
      // No match already taken is shorter, so one that overlaps covers an end of this one.
      if (taken[from] === 1 || taken[to - 1] === 1) return false;
      taken.fill(1, from, to);
      return true;
    })
    .sort((a, b) => a.from - b.from);
}

/**
 * Builds a matcher for the surface forms of terms: whole words in any case, the longest where
 * several fit ('special assessment', not 'assessment'); abbreviations such as ARC only in
 * capitals. Its time grows with the length of the text alone, as forms are looked up by word.
 *
 * @throws Error when a form does not begin with a letter or digit
 */
export function createTermMatcher(terms: readonly GlossaryTerm[]): TermMatcher {
  const forms = formsByFirstWord(terms);
  return (text) => {
    const matches: TermMatch[] = [];
    for (const word of text.matchAll(WORD)) {
      for (const { pattern, term } of forms.get(word[0].toLowerCase()) ?? []) {
        pattern.lastIndex = word.index;
        const found = pattern.exec(text);
        const to = word.index + (found?.[0].length ?? 0);
        if (found !== null && isWhole(text, word.index, to)) {
          matches.push({ from: word.index, to, term });
        }
      }
    }
    return longestFirst(matches, text.length);
  };
}
