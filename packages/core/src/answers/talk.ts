import type { LibraryIndex } from '../search/library-index.ts';

/** What a conversation has been about since its last change of subject. */
export interface Talk {
  subject: string;
  /** The questions since, newest first. */
  since: readonly string[];
  /** Articles by slug, with how much each was talked about. */
  articles: ReadonlyMap<string, number>;
  /** How likely its subject is one for the library. */
  likelihood: number;
}

/** Conversations that are kept for each index, some 2 KB each. */
const MOST_KEPT = 1000;

const ofIndexes = new WeakMap<LibraryIndex, Map<string, Talk | undefined>>();

/**
 * What a conversation was about, read once for all of its follow-ups: reading it takes as long as
 * answering its questions. The longest unused is forgotten.
 *
 * @param turns its questions, oldest first
 * @param read reads it where it is not kept
 */
export function keptTalk(
  index: LibraryIndex,
  turns: readonly string[],
  read: () => Talk | undefined,
): Talk | undefined {
  const kept = ofIndexes.get(index) ?? new Map<string, Talk | undefined>();
  ofIndexes.set(index, kept);
  const key = JSON.stringify(turns);
  const talk = kept.has(key) ? kept.get(key) : read();
  kept.delete(key);
  kept.set(key, talk);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return talk;
}
