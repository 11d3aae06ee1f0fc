/** Code that is fetched when it is first needed. */
export class LazyCode<Code> {
  readonly #import: () => Promise<Code>;
  #fetching: Promise<Code> | undefined;
  #code: Code | undefined;

  constructor(importCode: () => Promise<Code>) {
    this.#import = importCode;
  }

  /** The code when it is there already. */
  get code(): Code | undefined {
    return this.#code;
  }

  /** Fetches the code once; what failed is fetched again the next time. */
  fetch(): Promise<Code> {
    this.#fetching ??= this.#import().then(
      (code) => {
        this.#code = code;
        return code;
      },
      (error) => {
        this.#fetching = undefined;
        throw error;
      },
    );
    return this.#fetching;
  }
}
