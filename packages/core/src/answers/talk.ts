import { redact } from '../questions/redact.ts';
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

/** Conversations that are kept for each index, some 2 KB each and 20 at most. */
const MOST_KEPT = 1000;

/** Letters of an earlier question that are read: those with which it begins and ends. */
const MOST_SAID = 600;

/**
 * A question as it is read once it was asked: without what is personal, which is how it is stored, and
 * without the middle of a long story.
 */
export function asSaid(question: string): string {
  const said = redact(question);
  if (said.length <= MOST_SAID) return said;
  return `${said.slice(0, MOST_SAID / 2)} ${said.slice(-MOST_SAID / 2)}`;
}

const ofIndexes = new WeakMap<LibraryIndex, Map<string, Talk | undefined>>();

/**
 * What a conversation was about, read once for all of its follow-ups: reading it takes as long as
 * answering its questions. The longest unused is forgotten.
 *
 * @param turns its questions by {@link asSaid}, oldest first
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
