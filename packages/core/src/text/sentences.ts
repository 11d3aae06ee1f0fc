import { CODE_ABBREVIATIONS, STATE_ABBREVIATIONS } from './law-abbreviations.ts';

/** Abbreviations whose point ends no sentence: of speech, and of the names of courts and codes. */
const ABBREVIATIONS = new Set([
  ...'approx e.g est etc i.e v vs Ass Co Dept Dr Fed Inc Jr Ltd Mr Mrs Ms Ore Prof Sr St'.split(
    ' ',
  ),
  ...CODE_ABBREVIATIONS,
  // Of one in two words the last stands before the point: 'W. Va.'
  ...Object.values(STATE_ABBREVIATIONS).flatMap((short) => short.split(' ').at(-1) ?? []),
]);
/** 'No. 12' goes on, 'No. The board may not.' does not. */
const BEFORE_NUMBERS = new Set('art ch fig no nos p par para pp sec secs subd tit'.split(' '));
/** 'J. Smith', 'U.S. Supreme Court', 'N.C. Gen. Stat.' */
const INITIALS = /^(?:\p{Lu}\.)*\p{Lu}$/u;
/** Characters of the longest abbreviation, and one for the letter that would make it a word. */
const LOOK_BACK_CHARS = 8;

/** A mark with what closes around it, before a new start; bounded, so that no text takes long. */
const END = /[.!?]["”’')\]]{0,4}(?=\s+["“‘'([]{0,3}[\p{Lu}\p{N}$§])/gu;

function isAbbreviation(text: string, at: number): boolean {
  const word = /[\p{L}.]*$/u.exec(text.slice(Math.max(0, at - LOOK_BACK_CHARS), at))?.[0] ?? '';
  if (BEFORE_NUMBERS.has(word.toLowerCase())) return /^\.\s+[\p{N}§]/u.test(text.slice(at, at + 4));
  return INITIALS.test(word) || ABBREVIATIONS.has(word);
}

/** Characters [from, to) of a text that are one sentence. */
export interface SentenceSpan {
  from: number;
  to: number;
}

/** Where the sentences of a plain text stand, without the spaces between them. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = text.slice(start, end);
    const from = start + (sentence.length - sentence.trimStart().length);
    const to = start + sentence.trimEnd().length;
    if (to > from) spans.push({ from, to });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    if (mark !== '.' || !isAbbreviation(text, index)) close(index + mark.length);
  }
  close(text.length);
  return spans;
}

/**
 * The sentences of a plain text, whole and verbatim; nothing between them is lost but spaces.
 * Abbreviations ('Fla. Stat. § 720.303') end none, nor does a point before a small letter; what
 * has no end mark, such as a list item, is one sentence.
 */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ from, to }) => text.slice(from, to));
}
