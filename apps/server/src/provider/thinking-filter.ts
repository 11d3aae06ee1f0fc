const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out what some local models think aloud before they answer: `<think>...</think>` at the
 * very beginning, however the text is cut into pieces.
 */
export class ThinkingFilter {
  #state: 'beginning' | 'thinking' | 'answering' = 'beginning';
  #held = '';

  /** @returns what of the text so far is the answer and was not returned before */
  push(piece: string): string {
    if (this.#state === 'answering') return piece;
    this.#held += piece;
    if (this.#state === 'beginning') {
      const begun = this.#held.trimStart();
      if (begun.startsWith(OPEN)) this.#state = 'thinking';
      else if (!OPEN.startsWith(begun)) return this.#answer(this.#held);
    }
    if (this.#state === 'thinking') {
      const end = this.#held.indexOf(CLOSE);
      if (end >= 0) return this.#answer(this.#held.slice(end + CLOSE.length));
      // Only the end of what is held can begin the closing tag.
      this.#held = this.#held.slice(-CLOSE.length);
    }
    return '';
  }

  #answer(text: string): string {
    this.#state = 'answering';
    this.#held = '';
    return text;
  }
}
