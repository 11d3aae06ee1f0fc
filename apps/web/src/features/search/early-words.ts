/** A key as it is told of: of an event, or of its copy. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Keeps what is typed between the opening of the search and the moment its box has the keyboard. */
export class EarlyWords {
  /** Undefined while the search is closed, or its box reads the keyboard itself. */
  #typed: string | undefined;

  /** From now on keys are kept. */
  begin(): void {
    this.#typed ??= '';
  }

  /** Takes a key, and tells whether it was one of the words. */
  hear({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
    if (this.#typed === undefined || ctrlKey || metaKey || altKey || isComposing) return false;
    if (key === 'Backspace') this.#typed = this.#typed.slice(0, -1);
    else if (key.length === 1) this.#typed += key;
    else return false;
    return true;
  }

  /** Ends it, and gives what was typed. */
  take(): string {
    const typed = this.#typed ?? '';
    this.#typed = undefined;
    return typed;
  }
}
