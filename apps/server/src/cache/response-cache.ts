import { PAGE_PARAMETERS } from '@hoa/core/rendering/page-renderer';
import { LRUCache } from 'lru-cache';
import type { LibraryStore } from '../library/library-store.ts';
import type { StoredResponse } from './stored-response.ts';

const MEBIBYTE = 2 ** 20;
/** Pages and single API answers: those of 120 articles take 20 MB. */
const SINGLE_BUDGET_BYTES = 64 * MEBIBYTE;
/** Batches, which callers combine as they like: apart, so that they cannot push out a page. */
const BATCH_BUDGET_BYTES = 16 * MEBIBYTE;
/** Whatever a response may have read of the clock is at most this old. */
const LIFETIME_MS = 10 * 60_000;
/** How exactly that is kept: the clock is read once in this time, not for every request. */
const CLOCK_MS = 1_000;
/** Text compresses to less than half, so the plain body and both forms fit in twice its size. */
const FORMS_FACTOR = 2;
/** Headers, tags and the cache's own share. */
const ENTRY_OVERHEAD_BYTES = 4_096;

// The query of a calculator is what it was given: page-parameters.ts says which names count.
const PAGE_PARAMETER = new RegExp(`^/tools/|[?&](?:${PAGE_PARAMETERS.join('|')})(?:=|&|$)`);

const withinBytes = (maxSize: number) =>
  new LRUCache<string, StoredResponse>({
    maxSize,
    sizeCalculation: ({ body }, key) =>
      body.length * FORMS_FACTOR + key.length + ENTRY_OVERHEAD_BYTES,
    ttl: LIFETIME_MS,
    ttlResolution: CLOCK_MS,
  });

/** What the cache did since the process started. */
export interface CacheStats {
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
 * ask for it at the same time, and kept until the library changes. One that is asked for again is
 * compressed as small as it gets. What is not found in the library, or is no success, is never kept.
 */
export class ResponseCache {
  readonly #library: LibraryStore;
  readonly #single = withinBytes(SINGLE_BUDGET_BYTES);
  readonly #batches = withinBytes(BATCH_BUDGET_BYTES);
  /** Built files: part of the program, neither dropped nor counted. */
  readonly #pinned = new Map<string, StoredResponse>();
  readonly #underWay = new Map<string, Promise<StoredResponse>>();
  /** Compressing better, one response after the other, so that visitors keep the processor. */
  #improving: Promise<unknown> = Promise.resolve();
  readonly #counts = { hits: 0, misses: 0, dropped: 0 };
  /** Grows with every change: what was begun before one is not kept after it. */
  #epoch = 0;

  constructor(library: LibraryStore) {
    this.#library = library;
    library.onReplace(() => this.#clear());
  }

  get stats(): CacheStats {
    return {
      ...this.#counts,
      entries: this.#single.size + this.#batches.size,
      bytes: this.#single.calculatedSize + this.#batches.calculatedSize,
    };
  }

  /** Keeps a response for good. */
  pin(path: string, response: StoredResponse): void {
    this.#pinned.set(path, response);
  }

  /** Whether the response at a path is kept for good, without a route of its own. */
  isPinned(path: string): boolean {
    return this.#pinned.has(path);
  }

  /** The finished response to a request line, if there is one. Parameters that no page reads are ignored. */
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
    const ready = this.#lookUp(key.url) ?? this.#underWay.get(key.url);
    if (ready !== undefined) return ready;

    const making = this.#make(key, make);
    this.#underWay.set(key.url, making);
    const forget = () => {
      if (this.#underWay.get(key.url) === making) this.#underWay.delete(key.url);
    };
    making.then(forget, forget);
    return making;
  }

  #lookUp(url: string): StoredResponse | undefined {
    const kept = this.#single.get(url) ?? this.#pinned.get(url);
    // Of batches there may be any number; what is improved must be as few as the pages are.
    if (kept === undefined) return this.#batches.get(url);
    if (kept.isWorthImproving) this.#improve(kept);
    return kept;
  }

  #findByPath(url: string): StoredResponse | undefined {
    const end = url.indexOf('?');
    if (end === -1 || url.startsWith('/trpc/') || PAGE_PARAMETER.test(url)) return undefined;
    return this.#lookUp(url.slice(0, end));
  }

  async #make(key: ResponseKey, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
    this.#counts.misses += 1;
    const epoch = this.#epoch;
    const { result: response, hasMissed } = await this.#library.noteMisses(make);
    if (response.isTransient || hasMissed || epoch !== this.#epoch) return response;
    (key.isBatch ? this.#batches : this.#single).set(key.url, response);
    return response;
  }

  #improve(response: StoredResponse): void {
    this.#improving = response.improve(this.#improving).catch(() => {});
  }

  #clear(): void {
    this.#epoch += 1;
    this.#underWay.clear();
    this.#counts.dropped += this.#single.size + this.#batches.size;
    this.#single.clear();
    this.#batches.clear();
  }
}
