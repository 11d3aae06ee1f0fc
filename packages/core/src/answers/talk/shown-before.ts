import { withoutVerdict } from '../../search/passages/quotable.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Turn } from './conversation.ts';

/** Enough of a text's beginning to know it again, where it is longer than the first sentence. */
const RECOGNISED_CHARS = 60;

/** What a conversation has shown, by its words. */
export interface ShownBefore {
  /** How often it showed these words. */
  timesOf(words: string): number;
  /** Whether it showed these words. */
  hasWords(words: string): boolean;
  /** Whether it showed how an excerpt begins: its first sentence, however many of the others. */
  has(excerpt: RankedExcerpt): boolean;
}

/** The first sentence of an excerpt, by which it is known again. */
export function openingOf({ excerpt }: RankedExcerpt): string {
  return sentencesOf(withoutVerdict(excerpt.text))[0] ?? '';
}

/** What some turns have shown: nothing where a new subject begins. */
export function shownIn(history: readonly Turn[], goesOn: boolean): ShownBefore {
  const shown = goesOn ? history.map(({ answer }) => answer.toLowerCase()).join('\n') : '';
  const hasWords = (words: string) => shown.includes(words.toLowerCase());
  const timesOf = (words: string) => shown.split(words.toLowerCase()).length - 1;
  const has = (one: RankedExcerpt) => {
    // Asked of every excerpt, few of which begin like what was shown.
    const begins = withoutVerdict(one.excerpt.text).slice(0, RECOGNISED_CHARS);
    return hasWords(begins) && hasWords(openingOf(one));
  };
  return { timesOf, hasWords, has };
}

/** Whether an excerpt has a sentence that a text has, by how the sentences begin. */
export function quotesFrom(text: string): (excerpt: RankedExcerpt) => boolean {
  const openings = sentencesOf(text).map((sentence) => sentence.slice(0, RECOGNISED_CHARS));
  return ({ excerpt }) => openings.some((opening) => excerpt.text.includes(opening));
}
