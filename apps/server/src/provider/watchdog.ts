import { setTimeout as sleep } from 'node:timers/promises';

/** Why a request was given up. */
export type GiveUpReason = 'too-slow' | 'stopped';

const SILENT = new DOMException('nothing arrived for too long', 'TimeoutError');

/**
 * Gives a request up: when its caller leaves, when its deadline passes however slowly bytes drip,
 * and when it falls silent after it began. The client library's own timeout ends at the headers.
 */
export class Watchdog {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  readonly #own = new AbortController();
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal, { deadlineMs, idleMs }: { deadlineMs: number; idleMs: number }) {
    this.#idleMs = idleMs;
    this.signal = AbortSignal.any([caller, AbortSignal.timeout(deadlineMs), this.#own.signal]);
  }

  /** Why the request was given up; undefined while it was not. */
  get reason(): GiveUpReason | undefined {
    if (!this.signal.aborted) return undefined;
    return this.signal.reason?.name === 'TimeoutError' ? 'too-slow' : 'stopped';
  }

  /** Something arrived: while it is passed on, no silence is counted. */
  hold(): void {
    clearTimeout(this.#idle);
  }

  /** Waits for the next: from here the silence is counted. */
  listen(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#own.abort(SILENT), this.#idleMs);
  }

  /** Waits, but no longer than the request lives. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.signal }).catch(() => {});
  }

  /** Ends the watch, and with it whatever is still open. */
  end(): void {
    clearTimeout(this.#idle);
    this.#own.abort();
  }
}
