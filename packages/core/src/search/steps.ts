/** Work of seconds that is done some milliseconds at a time, so that a process can answer between. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Does all that is left of some work at once. */
export function finish<Value>(steps: Steps<Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** What is made once, a step at a time, or the rest at once when it is asked for earlier. */
export class MadeInSteps<Value> {
  readonly #steps: Steps<Value>;
  /** Gives it once it is made; throws what it could not be made for. */
  #made: (() => Value) | undefined;

  constructor(steps: Steps<Value>) {
    this.#steps = steps;
  }

  /**
   * Goes on with making it, wherever others left it.
   *
   * @throws what it could not be made for, each time
   */
  *prepare(): Steps<Value> {
    while (this.#made === undefined) {
      this.#goOn();
      yield;
    }
    return this.#made();
  }

  /** @throws what it could not be made for, to each who asks */
  get(): Value {
    return finish(this.prepare());
  }

  #goOn(): void {
    try {
      const { done, value } = this.#steps.next();
      if (done) this.#made = () => value;
    } catch (error) {
      // Steps that threw have ended: another call would give nothing, as if they had made that.
      this.#made = () => {
        throw error;
      };
    }
  }
}
