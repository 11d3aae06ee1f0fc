import { redact } from '../../questions/redact.ts';
import type { LibraryIndex } from '../../search/library-index.ts';

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

/** Conversations that are kept for each index, of some 2 KB each. */
const KEPT_MAX = 1000;
/** And characters of their questions: with what they were about 20 MB, were all as long as they can be. */
const KEPT_MAX_CHARS = 4_000_000;

/** Letters of an earlier question that are read: those with which it begins and ends. */
const SAID_MAX = 600;

/**
 * A question as it is read once it was asked: without what is personal, which is how it is stored, and
 * without the middle of a long story.
 */
export function asSaid(question: string): string {
  const said = redact(question);
  if (said.length <= SAID_MAX) return said;
  // Joined, it is a text of its own: parts of a template would keep the whole story in memory.
  return [said.slice(0, SAID_MAX / 2), said.slice(-SAID_MAX / 2)].join(' ');
}

/** What conversations were about, by their questions; the longest unused are forgotten. */
class KeptTalks {
  readonly #talks = new Map<string, Talk | undefined>();
  #chars = 0;

  has(key: string): boolean {
    return this.#talks.has(key);
  }

  get(key: string): Talk | undefined {
    return this.#talks.get(key);
  }

  keep(key: string, talk: Talk | undefined): void {
    this.#forget(key);
    this.#talks.set(key, talk);
    this.#chars += key.length;
    for (const oldest of this.#talks.keys()) {
      if (this.#talks.size <= KEPT_MAX && this.#chars <= KEPT_MAX_CHARS) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    if (this.#talks.delete(key)) this.#chars -= key.length;
  }
}

const ofIndexes = new WeakMap<LibraryIndex, KeptTalks>();

/**
 * What a conversation was about, read once for all of its follow-ups: reading it takes as long as
 * answering its questions.
 *
 * @param turns its questions by {@link asSaid}, oldest first
 * @param read reads it where it is not kept
 */
export function keptTalk(
  index: LibraryIndex,
  turns: readonly string[],
  read: () => Talk | undefined,
): Talk | undefined {
  const kept = ofIndexes.get(index) ?? new KeptTalks();
  ofIndexes.set(index, kept);
  const key = JSON.stringify(turns);
  const talk = kept.has(key) ? kept.get(key) : read();
  kept.keep(key, talk);
  return talk;
}
