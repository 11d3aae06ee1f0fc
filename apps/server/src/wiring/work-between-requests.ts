import { setImmediate as turn } from 'node:timers/promises';
import type { Steps } from '@hoa/core/search/steps';

/** Work of seconds, done a step at a time with requests let in between, one piece after the other. */
export class WorkBetweenRequests {
  readonly #onError: (error: unknown) => void;
  readonly #waiting: Steps<void>[] = [];
  #running: Promise<void> | undefined;
  #hasBegun = false;
  #isStopped = false;

  /** @param onError called when a piece failed that came after the beginning */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Adds a piece. What is added before the beginning waits for that. */
  add(steps: Steps<void>): void {
    this.#waiting.push(steps);
    if (this.#hasBegun && this.#running === undefined) this.#run().catch(this.#onError);
  }

  /** Begins, and returns when nothing is left. */
  begin(): Promise<void> {
    this.#hasBegun = true;
    return this.#run();
  }

  /** Leaves what is not done. */
  stop(): void {
    this.#isStopped = true;
  }

  #run(): Promise<void> {
    this.#running ??= this.#doAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #doAll(): Promise<void> {
    for (let steps = this.#waiting.shift(); steps; steps = this.#waiting.shift()) {
      while (!this.#isStopped && !steps.next().done) await turn();
    }
  }
}
