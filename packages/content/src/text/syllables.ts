const VOWELS = /[aeiouy]+/g;
/** 'table', 'houses' and 'voted' sound their last e; 'rule', 'rules' and 'owed' do not. */
const SOUNDED_ENDING = /(?:[^aeiouy]le[sd]?|(?:[sxzcg]|[cs]h)es|[td]ed)$/;
const SILENT_E = /(?<=[a-z]{2})e[sd]?$/;
/** Neighbouring vowels that are spoken apart: 'associate', 'period', 'video', 'area', 'annual'. */
const APART =
  /(?<![cstgx])i[aou](?!us)|[ct]iat|eo(?!u)|^area|^idea|creat|[aeiouy]ing$|ua(?=[lt])|iet/g;

/**
 * Syllables of an English word by its groups of vowels: right for about nine words of ten, which
 * is enough for a grade over a thousand. A number counts as one.
 */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = SOUNDED_ENDING.test(letters) ? letters : letters.replace(SILENT_E, '');
  const groups = spoken.match(VOWELS)?.length ?? 1;
  return Math.max(1, groups + (letters.match(APART)?.length ?? 0));
}
