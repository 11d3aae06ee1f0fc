import type { Element, ElementContent, Root, RootContent } from 'hast';
import { inlineRuns, type Leaf, leafText } from '../content/inline-runs.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { termSlug } from './glossary.ts';
import type { TermMatch, TermMatcher } from './match-terms.ts';
import { markedTerm, termMark } from './term-mark.ts';

export interface MarkOptions {
  /** Prose stays calm when a term is marked once in a section, not each time. */
  occurrences?: 'first-per-section' | 'every';
}

/** Where a button may not stand, or a dotted line would say something else. */
const NEVER_INSIDE = new Set(
  (
    'a h1 h2 h3 h4 h5 h6 code pre kbd samp button summary label select option textarea input ' +
    'script style template title svg math'
  ).split(' '),
);
const SECTION_HEADINGS = new Set(['h1', 'h2']);

function mayMark({ parents }: Leaf): boolean {
  return !parents.some(
    (parent) => NEVER_INSIDE.has(parent.tagName) || markedTerm(parent) !== undefined,
  );
}

function wrap(text: string, matches: readonly TermMatch[]): ElementContent[] {
  const pieces: ElementContent[] = [];
  let done = 0;
  for (const { from, to, term } of matches) {
    if (from > done) pieces.push({ type: 'text', value: text.slice(done, from) });
    pieces.push(termMark(text.slice(from, to), termSlug(term)));
    done = to;
  }
  if (done < text.length) pieces.push({ type: 'text', value: text.slice(done) });
  return pieces;
}

/** The leaves of a run that hold whole matches, with these counted from the leaf's beginning. */
function matchedLeaves(run: readonly Leaf[], match: TermMatcher): [Leaf, TermMatch[]][] {
  const matches = match(run.map(leafText).join(''));
  const found: [Leaf, TermMatch[]][] = [];
  let next = 0;
  let start = 0;
  for (const leaf of run) {
    const end = start + leafText(leaf).length;
    const own: TermMatch[] = [];
    for (let one = matches[next]; one !== undefined && one.from < end; one = matches[next]) {
      // A phrase that crosses into another element stays unmarked, and so do its parts.
      if (one.from >= start && one.to <= end) {
        own.push({ ...one, from: one.from - start, to: one.to - start });
      }
      next += 1;
    }
    if (own.length > 0) found.push([leaf, own]);
    start = end;
  }
  return found;
}

/** Tells when a run begins a section: a section element, or a heading of the first two ranks. */
function sectionWatch(): (run: readonly Leaf[]) => boolean {
  let section: Element | undefined;
  return (run) => {
    const parents = run[0]?.parents ?? [];
    const current = parents.findLast(({ tagName }) => tagName === 'section');
    const entered = current !== section;
    section = current;
    return entered || parents.some(({ tagName }) => SECTION_HEADINGS.has(tagName));
  };
}

/**
 * Wraps the glossary words of a tree in marks (see {@link termMark}), never inside links,
 * headings, code or controls. Words marked already stay so: marking twice changes nothing.
 *
 * @returns a tree that shares with the given one whatever holds no glossary word
 */
export function markTerms(
  root: Root,
  match: TermMatcher,
  { occurrences = 'first-per-section' }: MarkOptions = {},
): Root {
  const replacements = new Map<RootContent, ElementContent[]>();
  const beginsSection = sectionWatch();
  const seen = new Set<string>();
  const isDue = ({ term }: TermMatch) => {
    const first = !seen.has(termSlug(term));
    seen.add(termSlug(term));
    return first || occurrences === 'every';
  };
  for (const run of inlineRuns(root)) {
    if (beginsSection(run)) seen.clear();
    for (const parent of run.flatMap(({ parents }) => parents)) seen.add(markedTerm(parent) ?? '');
    for (const [leaf, matches] of matchedLeaves(run, match)) {
      const due = mayMark(leaf) ? matches.filter(isDue) : [];
      if (due.length > 0) replacements.set(leaf.node, wrap(leafText(leaf), due));
    }
  }
  return replaceNodes(root, replacements);
}
