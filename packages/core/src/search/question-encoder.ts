import { Transformer, type TransformerModel } from './transformer.ts';

/** Directions that are kept: a question is read several times on the way to its answer. */
const KEPT_MAX = 200;

/** Reads questions by a transformer, each after what was said before it, and the same one once. */
export class QuestionEncoder {
  readonly #transformer: Transformer;
  readonly #kept = new Map<string, Float32Array>();

  constructor(model: TransformerModel) {
    this.#transformer = new Transformer(model);
  }

  /**
   * The direction of a question, a vector of length 1.
   *
   * @param before what was said before it
   */
  encode(text: string, before?: string): Float32Array {
    const key = `${text}\n${before ?? ''}`;
    const known = this.#kept.get(key) ?? this.#transformer.encode(text, before);
    this.#kept.delete(key);
    this.#kept.set(key, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }
}
