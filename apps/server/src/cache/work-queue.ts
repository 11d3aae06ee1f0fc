/** Runs one piece of background work after the other, so that visitors keep the processor. */
export class WorkQueue {
  #tail: Promise<void> = Promise.resolve();

  /** Runs the work when all before it is done; a failure is dropped, for nothing waits for it. */
  add(work: () => Promise<void>): void {
    this.#tail = this.#tail.then(work).catch(() => {});
  }

  /** Resolves when everything added so far is done. */
  idle(): Promise<void> {
    return this.#tail;
  }
}
