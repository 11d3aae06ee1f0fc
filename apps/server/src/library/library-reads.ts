import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A part of the library that an answer can depend on: a topic's names and place, its text, the
 * categories with their lists of topics, the names of all topics, or simply all of it.
 */
export type LibraryPart =
  | `article:${number}`
  | `content:${number}`
  | 'categories'
  | 'articles'
  | 'everything';

/** What some work read of the library. */
export interface LibraryReads {
  parts: ReadonlySet<LibraryPart>;
  /** Whether it asked for something that the library does not hold. */
  hasMissed: boolean;
}

interface Log {
  parts: Set<LibraryPart>;
  hasMissed: boolean;
}

/** Records what is read of the library, across awaits, so that a change drops what it touched. */
export class ReadLog {
  readonly #current = new AsyncLocalStorage<Log>();

  /** Does the work and says what it read. */
  async record<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; reads: LibraryReads }> {
    const reads: Log = { parts: new Set(), hasMissed: false };
    const result = await this.#current.run(reads, work);
    return { result, reads };
  }

  note(part: LibraryPart): void {
    this.#current.getStore()?.parts.add(part);
  }

  noteMiss(): void {
    const log = this.#current.getStore();
    if (log !== undefined) log.hasMissed = true;
  }
}
