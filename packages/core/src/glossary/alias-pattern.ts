/** Characters of words: letters of every script with their accents, digits, underscores. */
const WORD_CHARACTER = '\\p{L}\\p{N}\\p{M}_';

/** The words of a text, with their places. */
export const WORD = new RegExp(`[${WORD_CHARACTER}]+`, 'gu');

// A word may go on past a hyphen, ampersand, dot or at-sign: 'self-assessment', 'R&ARC', 'lien.com'.
const GOES_ON_BEFORE = new RegExp(`[${WORD_CHARACTER}][-‐‑&.@'’]$`, 'u');
const GOES_ON_AFTER = new RegExp(`[-‐‑&.@]?[${WORD_CHARACTER}]`, 'uy');

/** An abbreviation such as ARC, which in small letters is another word. */
const ALL_CAPITALS = /^\p{Lu}+$/u;

function characterPattern(character: string): string {
  if (/\s/.test(character)) return '(?:\\s{1,40}|[-‐‑])';
  if (/[-‐‑]/.test(character)) return '[-‐‑]';
  if (/['’]/.test(character)) return "['’]";
  return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

/**
 * A sticky pattern for a surface form, in any case unless it is an abbreviation in capitals. A
 * space in the form also matches a hyphen ('reserve-study provider') and a line end.
 */
export function aliasPattern(alias: string): RegExp {
  const characters = [...alias.trim().replace(/\s+/g, ' ')].map(characterPattern).join('');
  return new RegExp(characters, ALL_CAPITALS.test(alias) ? 'uy' : 'iuy');
}

/** Whether no word of a text goes on past the characters [from, to), which begin with a word. */
export function isWhole(text: string, from: number, to: number): boolean {
  GOES_ON_AFTER.lastIndex = to;
  return !GOES_ON_AFTER.test(text) && !GOES_ON_BEFORE.test(text.slice(Math.max(0, from - 3), from));
}
