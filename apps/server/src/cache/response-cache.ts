import type { LibraryPart } from '../library/library-reads.ts';
import type { StoredResponse } from './stored-response.ts';

interface Entry {
  response: StoredResponse;
  /** What the response was made from: a change of any of it drops the entry. */
  parts: ReadonlySet<LibraryPart>;
  /** Bytes that it is taken to hold. */
  charge: number;
  expiresAt: number;
  /** Asked for since the last time room was wanted. */
  wasUsed: boolean;
}

/** Text compresses to less than half, so the plain body and both forms fit in twice its size. */
const FORMS_FACTOR = 2;
/** Headers, tags and the map's own share. */
const ENTRY_OVERHEAD_BYTES = 4_096;

/**
 * Finished responses by address, within a budget of bytes. When room is wanted, what nobody asked
 * for since the last time goes first (second chance: a hit costs a flag, not a move in a list).
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #budget: number;
  readonly #lifetimeMs: number;
  #bytes = 0;

  constructor(budgetBytes: number, lifetimeMs: number) {
    this.#budget = budgetBytes;
    this.#lifetimeMs = lifetimeMs;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The response under an address, unless it is older than a response may be. */
  get(key: string): StoredResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expiresAt < Date.now()) {
      this.#delete(key, entry);
      return undefined;
    }
    entry.wasUsed = true;
    return entry.response;
  }

  set(key: string, response: StoredResponse, parts: ReadonlySet<LibraryPart>): void {
    const old = this.#entries.get(key);
    if (old !== undefined) this.#delete(key, old);
    const charge = response.body.length * FORMS_FACTOR + key.length + ENTRY_OVERHEAD_BYTES;
    if (charge > this.#budget) return;
    const expiresAt = Date.now() + this.#lifetimeMs;
    this.#entries.set(key, { response, parts, charge, expiresAt, wasUsed: false });
    this.#bytes += charge;
    this.#makeRoom();
  }

  /** Drops what was made from any of these parts. @returns how many responses that were */
  drop(changed: ReadonlySet<LibraryPart>): number {
    const before = this.#entries.size;
    for (const [key, entry] of this.#entries) {
      if (!entry.parts.isDisjointFrom(changed)) this.#delete(key, entry);
    }
    return before - this.#entries.size;
  }

  #delete(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.charge;
  }

  #makeRoom(): void {
    // A map is walked in the order of insertion, entries put back included: a second round ends it.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#budget) return;
      this.#delete(key, entry);
      if (!entry.wasUsed) continue;
      this.#entries.set(key, { ...entry, wasUsed: false });
      this.#bytes += entry.charge;
    }
  }
}
