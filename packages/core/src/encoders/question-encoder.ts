import { Remembered } from '../remembered.ts';
import { Transformer, type TransformerModel } from './transformer.ts';

/** Directions that are remembered: a question is read several times on the way to its answer. */
const REMEMBERED_MAX = 200;

/** Reads questions by a transformer, each after what was said before it, and the same one once. */
export class QuestionEncoder {
  readonly #transformer: Transformer;
  readonly #known = new Remembered<string, Float32Array>(REMEMBERED_MAX);

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
    return this.#known.get(key, () => this.#transformer.encode(text, before));
  }
}
