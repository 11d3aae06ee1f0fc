import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { createTermMatcher } from '@hoa/core/glossary/match-terms';
import type { GlossaryTerm } from './portal-router.ts';
import { readableTexts, type TextInPlace } from './readable-texts.ts';

export type { GlossaryTerm };

export interface GlossaryLinkOptions {
  /** Where the portal is: https://hoa.example.org */
  baseUrl: string | URL;
  /** Prose stays calm when a term is linked once; 'every' links it each time. */
  occurrences?: 'first' | 'every';
  /** Where a term leads; the portal's glossary by default. */
  href?: (term: GlossaryTerm) => string | URL;
}

/** A piece of a text: plain, or the words that name a term. */
export interface GlossaryPiece {
  text: string;
  term?: GlossaryTerm;
}

/** The terms of the portal's glossary, in alphabetical order. */
export const glossaryTerms: readonly GlossaryTerm[] = GLOSSARY;

const matchTerms = createTermMatcher(GLOSSARY);

/**
 * Splits a plain text at the words that name a term, for a framework that makes its own elements:
 * the pieces joined are the text.
 */
export function glossaryPieces(text: string): GlossaryPiece[] {
  const pieces: GlossaryPiece[] = [];
  let done = 0;
  for (const { from, to, term } of matchTerms(text)) {
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), term });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** The matches of a text node, read with the characters around it: 'lien' of 'lienholder' is none. */
function matchesIn({ node, before, after }: TextInPlace) {
  const start = before.length;
  const end = start + node.data.length;
  return matchTerms(`${before}${node.data}${after}`)
    .filter(({ from, to }) => from >= start && to <= end)
    .map(({ from, to, term }) => ({ from: from - start, to: to - start, term }));
}

function termLink(words: Text, term: GlossaryTerm, href: string): HTMLAnchorElement {
  const link = words.ownerDocument.createElement('a');
  link.href = href;
  link.title = term.definition;
  link.className = 'hoa-term';
  words.replaceWith(link);
  link.append(words);
  return link;
}

/**
 * Links the words that name a term in a part of a page to the portal's glossary, with the
 * definition as their tip. Only text becomes link text and no HTML is parsed, so nothing that the
 * page shows can become markup. Links, headings, code and controls stay as they are; calling it
 * again links nothing twice.
 *
 * @returns the links made, in order
 */
export function linkGlossary(root: Element, options: GlossaryLinkOptions): HTMLAnchorElement[] {
  const { baseUrl, occurrences = 'first' } = options;
  const href = options.href ?? (() => new URL('/#glossary', baseUrl));
  const linked = new Set<string>();
  for (const link of root.querySelectorAll('a.hoa-term'))
    linked.add(link.getAttribute('title') ?? '');
  const made: HTMLAnchorElement[] = [];
  for (const text of readableTexts(root)) {
    // From the end, so that the places of earlier words stay true.
    const due = matchesIn(text).filter(({ term }) => {
      const isDue = occurrences === 'every' || !linked.has(term.definition);
      linked.add(term.definition);
      return isDue;
    });
    const links = due.toReversed().map(({ from, to, term }) => {
      const words = text.node.splitText(from);
      words.splitText(to - from);
      return termLink(words, term, String(href(term)));
    });
    made.push(...links.reverse());
  }
  return made;
}
