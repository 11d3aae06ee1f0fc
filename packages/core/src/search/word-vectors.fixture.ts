import type { LibraryArticle } from '../library/library-article.ts';
import type { WordVectors } from './meaning/sentence-encoder.ts';
import { stem } from './words/stem.ts';
import { isStopWord } from './words/stop-words.ts';
import { wordsOf } from './words/words.ts';

const DIMENSIONS = 100;
/** What a word of no matter counts beside the others. */
const STOP_WORD = 0.1;

/** A direction of a stem's own: the same each time, and nearly at a right angle to the others'. */
function directionOf(name: string): number[] {
  let state = 17;
  for (const letter of name) state = Math.imul(state, 31) + letter.charCodeAt(0);
  return Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32 - 0.5) / Math.sqrt(DIMENSIONS / 12);
  });
}

/**
 * Vectors for tests on a small library: words of one stem lie the same way, all others apart, as if
 * nobody had told what they mean (random indexing: M. Sahlgren, 2005). The weights of the ranking
 * were fitted beside vectors, and say little without any.
 */
export function plainVectors(
  articles: readonly LibraryArticle[],
  others: readonly string[] = [],
): WordVectors {
  const ofArticles = articles.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(({ heading, blocks, answers }) => [
      heading,
      ...blocks.map(({ text }) => text),
      ...answers.flatMap(({ text, questions, asked = [] }) => [text, ...questions, ...asked]),
    ]),
  ]);
  const texts = [...ofArticles, ...others];
  const words = [...new Set(texts.flatMap((text) => wordsOf(text).map(({ form }) => form)))];
  const rows = words.flatMap((word) => {
    const worth = isStopWord(word) ? STOP_WORD : 1;
    return directionOf(stem(word)).map((value) => worth * value);
  });
  return { dimensions: DIMENSIONS, words, rows: Float32Array.from(rows) };
}
