/** A word of a text: its plain form and the characters [from, to) it stands on. */
export interface Word {
  form: string;
  from: number;
  to: number;
}

/** 'CC&Rs' in all its spellings is one word: covenants, conditions and restrictions. */
const CCR = /c\s?c\s?(?:&(?:amp;)?|\+|and|n)\s?r(?:['’]?s)?(?![\p{L}\p{N}])/iuy;
const CCR_FORM = 'ccr';
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const PLAIN = /^[a-z0-9]+$/;
const APOSTROPHES = /['’`]/g;
const POSSESSIVE = /['’`]s$/;
const ACCENTS = /\p{M}/gu;

/** Of the first 128 characters the letters and digits. */
const ASCII_LETTER = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
);
const SMALL_C = 0x63;
const HIGH_SURROGATE = 0xd800;
const LAST_HIGH_SURROGATE = 0xdbff;

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x60;
}

/** The length of the letter or digit at a place, 0 when there is none. */
function letterAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  if (code < 128) return ASCII_LETTER[code] ?? 0;
  const length = code >= HIGH_SURROGATE && code <= LAST_HIGH_SURROGATE ? 2 : 1;
  return LETTER.test(text.slice(at, at + length)) ? length : 0;
}

/** Where the word ends that begins at a place; an apostrophe between letters belongs to it. */
function wordEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && ASCII_LETTER[text.charCodeAt(at)] === 1) at += 1;
    const length = letterAt(text, at);
    if (length > 0) at += length;
    else if (isApostrophe(text.charCodeAt(at)) && letterAt(text, at + 1) > 0) at += 1;
    else return at;
  }
}

/** The end of 'CC&Rs' if it begins here, else 0. */
function ccrEnd(text: string, from: number): number {
  const second = text.charCodeAt(from + 1) | 0x20;
  if ((text.charCodeAt(from) | 0x20) !== SMALL_C || (second !== SMALL_C && second !== 0x20))
    return 0;
  CCR.lastIndex = from;
  return CCR.test(text) ? CCR.lastIndex : 0;
}

/**
 * The form that all spellings of a word share: small letters, no accents, no apostrophes; '' for
 * a word of nothing but accents.
 */
export function plainForm(word: string): string {
  const small = word.toLowerCase();
  if (PLAIN.test(small)) return small;
  if (ccrEnd(small, 0) > 0) return CCR_FORM;
  return small
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '');
}

/**
 * Walks over the words of a text in order, as people write them: an apostrophe belongs to its word
 * ("don't", "members'"), a hyphen parts two. One pass, so that its time grows with the length alone.
 */
export function scanWords(text: string, visit: (from: number, to: number) => void): void {
  let at = 0;
  while (at < text.length) {
    if (letterAt(text, at) === 0) {
      at += 1;
      continue;
    }
    const ccr = ccrEnd(text, at);
    const to = ccr === 0 ? wordEnd(text, at) : ccr;
    visit(at, to);
    at = to;
  }
}

/** The words of a text with their plain forms. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  scanWords(text, (from, to) => {
    const form = plainForm(text.slice(from, to));
    if (form !== '') words.push({ form, from, to });
  });
  return words;
}
