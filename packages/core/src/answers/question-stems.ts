import { stem } from '../search/stem.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';

/** The stems of a text's words that carry matter, each once. */
export function matterStems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(({ form }) => !isStopWord(form))
      .map(({ form }) => stem(form)),
  );
}
