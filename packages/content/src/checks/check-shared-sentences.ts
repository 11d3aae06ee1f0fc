import { sentencesOf } from '@hoa/core/text/sentences';
import type { Problem } from '../problem.ts';
import { wordsOf } from '../text/words.ts';
import type { CheckedArticle } from './checked-article.ts';

/** Shorter sentences are bound to meet now and then. */
const WORDS_MIN = 8;

const HINT = 'Write it for this subject, or link to the other article instead.';

/** Sentences of eight words or more that an earlier article already has, word for word. */
export function checkSharedSentences(articles: readonly CheckedArticle[]): Problem[] {
  const firstUse = new Map<string, string>();
  return articles.flatMap(({ source: { file }, blocks }) =>
    blocks.flatMap(({ text, line }) =>
      sentencesOf(text).flatMap((sentence) => {
        const words = wordsOf(sentence.toLowerCase());
        if (words.length < WORDS_MIN) return [];
        const key = words.join(' ');
        const other = firstUse.get(key) ?? file;
        firstUse.set(key, other);
        return other === file
          ? []
          : [{ file, line, message: `shares with ${other}: "${sentence}"`, hint: HINT }];
      }),
    ),
  );
}
