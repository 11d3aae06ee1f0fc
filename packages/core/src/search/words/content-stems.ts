import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** The stems of a text's words that carry matter, each once. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(({ form }) => !isStopWord(form))
      .map(({ form }) => stem(form)),
  );
}
