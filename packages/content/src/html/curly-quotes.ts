import { inlineRuns, leafText } from '@hoa/core/content/inline-runs';
import { replaceNodes } from '@hoa/core/content/replace-nodes';
import type { ElementContent, Root, RootContent } from 'hast';

/** Between a mark and a word that it opens: the beginning of a text, a space, a bracket, a dash. */
const OPENS_AFTER = /^$|[\s([{/“‘—–-]/;
/** Years and clipped words, whose apostrophe stands for what is left out: '90s, 'til. */
const CLIPPED = /^'(?:\d\ds?\b|(?:til|tis|twas|em|cause)\b)/i;
/** A mark inside a word or after a plural: don't, the owners' fence. */
const APOSTROPHE = String.raw`(?<=[a-z\d])'(?=[a-z])|(?<=s)'(?= [a-z])`;
/** Two figures that begin a quotation, which ends further on, and no year: '14 and over', '38'. */
const QUOTED_FIGURES = new RegExp(
  String.raw`^'\d\d\b(?:[^']|${APOSTROPHE})*(?<=\S)(?!${APOSTROPHE})'(?![a-z\d])`,
  'i',
);
/** Feet and inches: 6', 5'10". Words in quotes that end in a figure are no measure. */
const MEASURED = /\d$/;
/** What goes on after the mark of feet: 6' fence, 6'x8'. After a year it is its ending: 2024's. */
const MEASURE_ENDS = /^'(?:[^a-z]|x\s?\d|$)/i;
const STRAIGHT = /["']/g;

/**
 * A text with typographic quotation marks and apostrophes for straight ones, character for
 * character: positions in it stay what they were. A mark after a figure that no quotation is open
 * for is one of feet or inches and stays straight.
 */
export function curlyText(text: string): string {
  let isOpen = false;
  let isInnerOpen = false;
  return text.replace(STRAIGHT, (mark, at: number) => {
    const before = text.slice(Math.max(0, at - 1), at);
    const opens = OPENS_AFTER.test(before) && /\S/.test(text.charAt(at + 1));
    if (mark === '"') {
      if (!isOpen && MEASURED.test(before)) return mark;
      isOpen = opens && !isOpen;
      return isOpen ? '“' : '”';
    }
    const rest = text.slice(at);
    if (!isInnerOpen && MEASURED.test(before) && MEASURE_ENDS.test(rest)) return mark;
    if (opens && (QUOTED_FIGURES.test(rest) || !CLIPPED.test(rest))) {
      isInnerOpen = true;
      return '‘';
    }
    // Between letters it is an apostrophe of the words in quotes.
    if (!/^'[a-z]/i.test(rest)) isInnerOpen = false;
    return '’';
  });
}

const KEPT_STRAIGHT = new Set(['code', 'pre', 'kbd', 'samp']);

/**
 * The same for a tree: marks are read by what stands before and after them in their line, whatever
 * elements part them. Code stays as it is.
 */
export function curlyQuotes(root: Root): Root {
  const replacements = new Map<RootContent, ElementContent[]>();
  for (const run of inlineRuns(root)) {
    const line = run.map(leafText).join('');
    const curly = curlyText(line);
    if (curly === line) continue;
    let at = 0;
    for (const leaf of run) {
      const { length } = leafText(leaf);
      const value = curly.slice(at, at + length);
      const isKept = leaf.parents.some(({ tagName }) => KEPT_STRAIGHT.has(tagName));
      if (leaf.node.type === 'text' && !isKept && value !== leaf.node.value) {
        replacements.set(leaf.node, [{ ...leaf.node, value }]);
      }
      at += length;
    }
  }
  return replaceNodes(root, replacements);
}
