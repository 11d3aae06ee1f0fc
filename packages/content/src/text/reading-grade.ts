import { sentencesOf } from '@hoa/core/text/sentences';
import { syllables } from './syllables.ts';
import { wordsOf } from './words.ts';

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
