import { LIBRARY_CHANNEL, readLibraryChange, type Subscription } from '@hoa/db/channel';
import type { OpenDatabase } from '@hoa/db/open-database';
import type { LibrarySnapshot } from './library-snapshot.ts';
import type { LibraryStore } from './library-store.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { mergeSnapshot } from './merge-snapshot.ts';

/** The announcements of one transaction arrive together; they are read together. */
const GATHER_MS = 10;
/** After the database failed to answer. */
const RETRY_MS = 1_000;

/**
 * Keeps a library in memory like the stored one, whichever process changes it: what is announced
 * is read again, that alone, and put into the snapshot at once. While the database is away the
 * library stays as it is, and is compared as a whole when it is back.
 */
export class LibraryFeed {
  readonly #database: OpenDatabase;
  readonly #onError: (error: unknown) => void;
  #subscription: Subscription | undefined;
  #library: LibraryStore | undefined;
  /** Topics to read again; null for the whole library. */
  #pending: Set<number> | null = new Set();
  #hasNews = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(database: OpenDatabase, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Begins to listen. What is announced before {@link follow} is called is not lost. */
  static async open(
    database: OpenDatabase,
    onError: (error: unknown) => void,
  ): Promise<LibraryFeed> {
    const feed = new LibraryFeed(database, onError);
    feed.#subscription = await database.listen(LIBRARY_CHANNEL, {
      onMessage: (payload) => feed.#note(readLibraryChange(payload).topicId),
      onGap: () => feed.#note(),
      onError,
    });
    return feed;
  }

  /** Applies changes to a library from now on. */
  follow(library: LibraryStore): void {
    this.#library = library;
    if (this.#hasNews) this.#schedule(GATHER_MS);
  }

  /** Compares the whole library: the database may be another, of which nothing was announced. */
  readAgain(): void {
    this.#note();
  }

  /** Stops listening; a reading that is under way is awaited. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#subscription?.close();
    await this.#running;
  }

  /** @param topicId null for a change of no topic; undefined where anything may have changed */
  #note(topicId?: number | null): void {
    if (topicId === undefined) this.#pending = null;
    else if (topicId !== null) this.#pending?.add(topicId);
    this.#hasNews = true;
    this.#schedule(GATHER_MS);
  }

  #schedule(delayMs: number): void {
    if (this.#timer !== undefined || this.#isClosed || this.#library === undefined) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#apply();
    }, delayMs);
  }

  async #apply(): Promise<void> {
    const topicIds = this.#pending;
    this.#pending = new Set();
    this.#hasNews = false;
    let failed = false;
    try {
      const loaded = await loadSnapshot(this.#database.db, topicIds);
      this.#put(loaded, topicIds);
    } catch (error) {
      failed = true;
      this.#onError(error);
      this.#pending =
        topicIds === null || this.#pending === null ? null : topicIds.union(this.#pending);
      this.#hasNews = true;
    }
    this.#timer = undefined;
    if (this.#hasNews) this.#schedule(failed ? RETRY_MS : GATHER_MS);
  }

  #put(loaded: LibrarySnapshot, topicIds: ReadonlySet<number> | null): void {
    if (this.#library === undefined) return;
    const previous = this.#library.snapshot;
    const snapshot = mergeSnapshot(previous, loaded, topicIds);
    if (snapshot !== previous) this.#library.replace(snapshot);
  }
}
