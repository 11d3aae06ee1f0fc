import { sentencesOf } from '@hoa/core/text/sentences';
import { wordsOf } from './words.ts';

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

/**
 * The Flesch-Kincaid grade of some paragraphs: the school year that reads them with ease.
 * Kincaid, Fishburne, Rogers and Chissom, Naval Technical Training Command report 8-75 (1975).
 *
 * @returns 0 for a text without words
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
}
