import { setImmediate as turn } from 'node:timers/promises';
import type { Steps } from '@hoa/core/search/steps';

interface Piece {
  steps: Steps<void>;
  onError: (error: unknown) => void;
}

/**
 * Work of seconds, done a step at a time with requests let in between, one piece after the other. One
 * that fails keeps none from being done.
 */
export class WorkBetweenRequests {
  readonly #onError: (error: unknown) => void;
  readonly #waiting: Piece[] = [];
  #isRunning = false;
  #hasBegun = false;
  #isStopped = false;

  /** @param onError called when a piece failed that came after the beginning */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Adds a piece. What is added before the beginning waits for that. */
  add(steps: Steps<void>): void {
    this.#waiting.push({ steps, onError: this.#onError });
    if (this.#hasBegun && !this.#isRunning) this.#doAll();
  }

  /**
   * Begins, and returns when nothing is left.
   *
   * @throws what a piece failed with that was added before
   */
  begin(): Promise<void> {
    this.#hasBegun = true;
    return new Promise((resolve, reject) => {
      for (const piece of this.#waiting) piece.onError = reject;
      this.#doAll().then(resolve);
    });
  }

  /** Leaves what is not done. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Never rejects. */
  async #doAll(): Promise<void> {
    this.#isRunning = true;
    for (let piece = this.#waiting.shift(); piece; piece = this.#waiting.shift()) {
      try {
        while (!this.#isStopped && !piece.steps.next().done) await turn();
      } catch (error) {
        piece.onError(error);
      }
    }
    this.#isRunning = false;
  }
}
