import { PAGE_PARAMETERS } from '@hoa/core/rendering/page-renderer';
import type { LibraryPart } from '../library/library-reads.ts';
import type { LibraryStore } from '../library/library-store.ts';
import { ResponseCache } from './response-cache.ts';
import type { StoredResponse } from './stored-response.ts';
import { WorkQueue } from './work-queue.ts';

const MEBIBYTE = 2 ** 20;
/** Pages and single API answers: those of 120 articles take 20 MB. */
const SINGLE_BUDGET_BYTES = 64 * MEBIBYTE;
/** Batches, which callers combine as they like: apart, so that they cannot push out a page. */
const BATCH_BUDGET_BYTES = 16 * MEBIBYTE;
/** Whatever a response may have read of the clock is at most this old. */
const LIFETIME_MS = 10 * 60_000;

const PAGE_PARAMETER = new RegExp(`[?&](?:${PAGE_PARAMETERS.join('|')})(?:=|&|$)`);

/** What the memory did since the process started. */
export interface MemoryStats {
  hits: number;
  misses: number;
  dropped: number;
  entries: number;
  bytes: number;
}

/** Where a response is kept: its canonical address, and whether it combines several answers. */
export interface ResponseKey {
  url: string;
  isBatch?: boolean;
}

/**
 * Finished responses that are the same for everybody, by address. Each is made once however many
 * ask for it at the same time, and kept until the library changes in a part that it was made from.
 * What is not found in the library, or is no success, is never kept.
 */
export class ResponseMemory {
  readonly #library: LibraryStore;
  readonly #single = new ResponseCache(SINGLE_BUDGET_BYTES, LIFETIME_MS);
  readonly #batches = new ResponseCache(BATCH_BUDGET_BYTES, LIFETIME_MS);
  /** Built files: part of the program, neither dropped nor counted. */
  readonly #pinned = new Map<string, StoredResponse>();
  readonly #underWay = new Map<string, Promise<StoredResponse>>();
  readonly #background = new WorkQueue();
  readonly #counts = { hits: 0, misses: 0, dropped: 0 };
  /** Grows with every change: what was begun before one is not kept after it. */
  #epoch = 0;

  constructor(library: LibraryStore) {
    this.#library = library;
    library.onReplace((_next, _previous, changed) => this.#drop(changed));
  }

  get stats(): MemoryStats {
    return {
      ...this.#counts,
      entries: this.#single.size + this.#batches.size,
      bytes: this.#single.bytes + this.#batches.bytes,
    };
  }

  /** Keeps a response for good, compressed as small as it gets. */
  pin(path: string, response: StoredResponse): void {
    this.#pinned.set(path, response);
    this.#background.add(() => response.improve());
  }

  /** The finished response to a request line, if there is one. Parameters nobody reads are ignored. */
  find(url: string): StoredResponse | undefined {
    const found = this.#lookUp(url) ?? this.#findByPath(url);
    if (found !== undefined) this.#counts.hits += 1;
    return found;
  }

  /**
   * The response under a key, made now unless it is there or being made.
   *
   * @param key null for what is made for this request alone
   */
  async respond(
    key: ResponseKey | null,
    make: () => Promise<StoredResponse>,
  ): Promise<StoredResponse> {
    if (key === null) return make();
    const found = this.#lookUp(key.url);
    if (found !== undefined) return found;
    const underWay = this.#underWay.get(key.url);
    if (underWay !== undefined) return underWay;

    const making = this.#make(key, make);
    this.#underWay.set(key.url, making);
    const forget = () => {
      if (this.#underWay.get(key.url) === making) this.#underWay.delete(key.url);
    };
    making.then(forget, forget);
    return making;
  }

  /** Resolves when nothing is left to be compressed in the background. */
  idle(): Promise<void> {
    return this.#background.idle();
  }

  #lookUp(url: string): StoredResponse | undefined {
    return this.#single.get(url) ?? this.#batches.get(url) ?? this.#pinned.get(url);
  }

  #findByPath(url: string): StoredResponse | undefined {
    const end = url.indexOf('?');
    if (end === -1 || url.startsWith('/trpc/') || PAGE_PARAMETER.test(url)) return undefined;
    return this.#lookUp(url.slice(0, end));
  }

  async #make(key: ResponseKey, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
    this.#counts.misses += 1;
    const epoch = this.#epoch;
    const { result: response, reads } = await this.#library.recordReads(make);
    const isKept = response.status === 200 && !reads.hasMissed && epoch === this.#epoch;
    if (!isKept) return response;
    const cache = key.isBatch ? this.#batches : this.#single;
    cache.set(key.url, response, reads.parts);
    // Of batches there may be any number; what is improved must be as few as the pages are.
    if (!key.isBatch) this.#improve(key.url, response);
    return response;
  }

  #improve(url: string, response: StoredResponse): void {
    this.#background.add(async () => {
      if (this.#single.get(url) === response) await response.improve();
    });
  }

  #drop(changed: ReadonlySet<LibraryPart>): void {
    this.#epoch += 1;
    this.#underWay.clear();
    this.#counts.dropped += this.#single.drop(changed) + this.#batches.drop(changed);
  }
}
