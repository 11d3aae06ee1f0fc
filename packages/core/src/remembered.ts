/**
 * What was made of some keys, for when they come again. Visitors may bring any number of them, so the
 * longest unused are forgotten, half of all at once: a key need not be moved each time it is asked for.
 */
export class Remembered<Key, Value extends NonNullable<unknown> | null> {
  readonly #half: number;
  #recent = new Map<Key, Value>();
  #older: ReadonlyMap<Key, Value> = new Map();

  /** @param max how many are remembered at most; of those asked for last always half as many */
  constructor(max: number) {
    this.#half = max / 2;
  }

  /** What was made of a key before, else what is made of it now. */
  get(key: Key, make: (key: Key) => Value): Value {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    const value = older === undefined ? make(key) : older;
    if (this.#recent.size >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
    return value;
  }
}
