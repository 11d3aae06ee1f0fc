import type { Excerpt, Passage } from './passages.ts';
import { normalize, type SentenceEncoder } from './sentence-encoder.ts';

/** What title and heading count beside the words that stand under them. */
export const NAMES_WEIGHT = 0.5;

/** How near a question lies to the passages of a library: cosines, by number of the passage. */
export interface Nearness {
  /** To its words, or to a question that it answers. */
  passages: Float32Array;
  /** The mean of its words and of all the questions that it answers. */
  means: Float32Array;
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
/** A question's values become whole numbers up to here, as their products are added faster. */
const SHORT = 32_767;

/** The names that a passage stands under. */
function namesOf({ article, section }: Passage): string {
  return `${article.title} ${section.heading}`;
}

/**
 * What the passages of a library, and the questions they answer, mean: one row of bytes each.
 * A question is compared with every one of them, some 4 ms for 36,000 rows of 100.
 */
export class MeaningIndex {
  readonly #encoder: SentenceEncoder;
  readonly #places: PassagePlaces;
  readonly #rows: Int8Array;
  readonly #excerpts = new WeakMap<Excerpt, Float32Array>();
  readonly #words = new WeakMap<Excerpt, Uint32Array>();
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

  /** The rows of an excerpt's words and of those in the names it stands under; kept. */
  words(excerpt: Excerpt): Uint32Array {
    const { text, passage } = excerpt;
    const known =
      this.#words.get(excerpt) ??
      Uint32Array.from(this.#encoder.rowsOf(`${text} ${namesOf(passage)}`));
    this.#words.set(excerpt, known);
    return known;
  }

  /** What words of a passage mean under the names they stand under. */
  encodeIn(passage: Passage | undefined, text: string): Float32Array {
    const sum = new Float32Array(this.#encoder.dimensions);
    this.#encoder.add(text, 1, sum);
    if (passage !== undefined) this.#encoder.add(namesOf(passage), NAMES_WEIGHT, sum);
    return normalize(sum);
  }

  /** How near a question, given as what it means, lies to everything. */
  nearness(asked: Float32Array): Nearness {
    const { sectionOf, articleOf } = this.#places;
    const size = this.#encoder.dimensions;
    const passages = new Float32Array(sectionOf.length).fill(-1);
    const means = new Float32Array(sectionOf.length);
    const rows = new Uint16Array(sectionOf.length);
    const whole = Int32Array.from(asked, (value) => Math.round(value * SHORT));
    const bytes = this.#rows;
    let at = 0;
    for (let row = 0; row < this.#passageOf.length; row++) {
      let sum = 0;
      for (let k = 0; k < size; k++) {
        sum = (sum + Math.imul(whole[k] ?? 0, bytes[at] ?? 0)) | 0;
        at += 1;
      }
      const passage = this.#passageOf[row] ?? 0;
      const near = (sum * (this.#scales[row] ?? 0)) / SHORT;
      if (near > (passages[passage] ?? -1)) passages[passage] = near;
      means[passage] = (means[passage] ?? 0) + near;
      rows[passage] = (rows[passage] ?? 0) + 1;
    }
    for (let id = 0; id < means.length; id++) means[id] = (means[id] ?? 0) / (rows[id] || 1);
    return {
      passages,
      means,
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
