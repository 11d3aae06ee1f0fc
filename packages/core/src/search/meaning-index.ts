import type { Excerpt, Passage } from './passages.ts';
import { normalize, type SentenceEncoder } from './sentence-encoder.ts';

/** What title and heading count beside the words that stand under them. */
export const NAMES_WEIGHT = 0.5;

/** How near a question lies to the passages of a library: cosines, by number of the passage. */
export interface Nearness {
  /** To its words, or to a question that it answers. */
  passages: Float32Array;
  /** To the nearest passage of each section and article, by their numbers. */
  sections: Float32Array;
  articles: Float32Array;
}

/** Which section and article each passage belongs to; both numbered in order. */
export interface PassagePlaces {
  sectionOf: Uint32Array;
  articleOf: Uint32Array;
}

const BYTE = 127;

/**
 * What the passages of a library, and the questions they answer, mean: one row of bytes each.
 * A question is compared with every one of them, some 2 ms for 36,000 rows of 64.
 */
export class MeaningIndex {
  readonly #encoder: SentenceEncoder;
  readonly #places: PassagePlaces;
  readonly #rows: Int8Array;
  readonly #excerpts = new WeakMap<Excerpt, Float32Array>();
  /** What the bytes of each row are multiples of. */
  readonly #scales: Float32Array;
  /** The passage of each row. */
  readonly #passageOf: Uint32Array;

  constructor(passages: readonly Passage[], places: PassagePlaces, encoder: SentenceEncoder) {
    this.#encoder = encoder;
    this.#places = places;
    const texts = passages.flatMap(({ text, questions, asked }, passage) =>
      [text, ...questions, ...asked].map((one) => ({ one, passage })),
    );
    this.#passageOf = Uint32Array.from(texts, ({ passage }) => passage);
    this.#rows = new Int8Array(texts.length * encoder.dimensions);
    this.#scales = new Float32Array(texts.length);
    texts.forEach(({ one, passage }, row) => {
      const vector = this.encodeIn(passages[passage], one);
      const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / BYTE;
      this.#scales[row] = scale;
      vector.forEach((value, k) => {
        this.#rows[row * encoder.dimensions + k] = Math.round(value / scale);
      });
    });
  }

  /** What an excerpt means under the names it stands under; kept, as the same ones come back. */
  excerpt(excerpt: Excerpt): Float32Array {
    const known = this.#excerpts.get(excerpt) ?? this.encodeIn(excerpt.passage, excerpt.text);
    this.#excerpts.set(excerpt, known);
    return known;
  }

  /** What words of a passage mean under the names they stand under. */
  encodeIn(passage: Passage | undefined, text: string): Float32Array {
    const sum = new Float32Array(this.#encoder.dimensions);
    this.#encoder.add(text, 1, sum);
    const names = `${passage?.article.title ?? ''} ${passage?.section.heading ?? ''}`;
    this.#encoder.add(names, NAMES_WEIGHT, sum);
    return normalize(sum);
  }

  /** How near a question, given as what it means, lies to everything. */
  nearness(asked: Float32Array): Nearness {
    const { sectionOf, articleOf } = this.#places;
    const size = this.#encoder.dimensions;
    const passages = new Float32Array(sectionOf.length).fill(-1);
    for (let row = 0; row < this.#passageOf.length; row++) {
      let sum = 0;
      const start = row * size;
      for (let k = 0; k < size; k++) sum += (asked[k] ?? 0) * (this.#rows[start + k] ?? 0);
      const passage = this.#passageOf[row] ?? 0;
      const near = sum * (this.#scales[row] ?? 0);
      if (near > (passages[passage] ?? -1)) passages[passage] = near;
    }
    return {
      passages,
      sections: mostOf(passages, sectionOf),
      articles: mostOf(passages, articleOf),
    };
  }
}

/** The greatest value of each group, by its number. */
function mostOf(values: Float32Array, groupOf: Uint32Array): Float32Array {
  const most = new Float32Array((groupOf.at(-1) ?? -1) + 1).fill(-1);
  for (let at = 0; at < values.length; at++) {
    const group = groupOf[at] ?? 0;
    const value = values[at] ?? -1;
    if (value > (most[group] ?? -1)) most[group] = value;
  }
  return most;
}
