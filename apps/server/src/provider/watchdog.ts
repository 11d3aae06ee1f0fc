/** Why a request was given up. */
export type GiveUpReason = 'too-slow' | 'stopped';

/**
 * Gives a request up: when its caller leaves, when its deadline passes however slowly bytes drip,
 * and when it falls silent after it began. The client library's own timeout ends at the headers.
 */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #deadline: NodeJS.Timeout;
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;
  #reason: GiveUpReason | undefined;

  constructor(caller: AbortSignal, { deadlineMs, idleMs }: { deadlineMs: number; idleMs: number }) {
    this.#caller = caller;
    this.#idleMs = idleMs;
    this.#deadline = setTimeout(() => this.#giveUp('too-slow'), deadlineMs);
    if (caller.aborted) this.#giveUp('stopped');
    else caller.addEventListener('abort', this.#onStop, { once: true });
  }

  /** Aborts the request. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why the request was given up; undefined while it was not. */
  get reason(): GiveUpReason | undefined {
    return this.#reason;
  }

  /** Something arrived: while it is passed on, no silence is counted. */
  hold(): void {
    clearTimeout(this.#idle);
  }

  /** Waits for the next: from here the silence is counted. */
  listen(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#giveUp('too-slow'), this.#idleMs);
  }

  /** Waits, but no longer than the request lives. */
  async pause(ms: number): Promise<void> {
    if (this.#reason !== undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }

  /** Ends the watch, and with it whatever is still open. */
  end(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#idle);
    this.#caller.removeEventListener('abort', this.#onStop);
    this.#controller.abort();
  }

  readonly #onStop = () => this.#giveUp('stopped');

  #giveUp(reason: GiveUpReason): void {
    this.#reason ??= reason;
    this.#controller.abort();
  }
}
