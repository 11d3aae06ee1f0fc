import type { VectorTable } from '../../encoders/vector-table.ts';
import { normalize } from '../../encoders/vectors.ts';
import type { Section } from '../../library/section.ts';
import type { Excerpt, Passage } from '../passages/passages.ts';
import type { Steps } from '../steps.ts';
import { tableOf } from './kept-rows.ts';
import { NearWords, WordCosines } from './near-words.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/** Passages that are read in a step. */
const READ_AT_ONCE = 40;
/** What title and heading count beside the words that stand under them. */
export const NAMES_WEIGHT = 0.5;
/** So many questions of a passage that lie near are no accident; `nearness` keeps them by name. */
const FEW = 3;
/** A cosine that lies so far below the nearest counts e times less in a passage's share. */
const SHARE_WIDTH = 0.04;
/** What lies farther below the nearest adds next to nothing to its passage's share. */
const SHARE_REACH = 0.3;

/** How near a question lies to the passages of a library: cosines, by number of the passage. */
export interface Nearness {
  /** To its words, or to a question that it answers. */
  passages: Float32Array;
  /** Its share of all that lies about as near as the nearest: 0 to 1, all passages together 1. */
  shares: Float32Array;
  /** To the nearest passage of each section and article, by their numbers. */
  sections: Float32Array;
  articles: Float32Array;
  /** The mean of its words and of all the questions that it answers. */
  mean(passage: number): number;
  /** The mean of the nearest {@link FEW} of these: a single odd question weighs less. */
  few(passage: number): number;
}

/** Which section and article each passage belongs to; both numbered in order. */
export interface PassagePlaces {
  sectionOf: Uint32Array;
  articleOf: Uint32Array;
}

/** The names that a passage stands under. */
function namesOf({ article, section }: Passage): string {
  return `${article.title} ${section.heading}`;
}

/** What the names that a passage stands under add to the sum of its words. */
function sumOfNames(passage: Passage, encoder: SentenceEncoder): Float32Array {
  const sum = new Float32Array(encoder.dimensions);
  encoder.addRows(encoder.wordRowsOf(namesOf(passage)), NAMES_WEIGHT, sum);
  return sum;
}

/** What a text means under some names. */
function encodeUnder(names: Float32Array, text: string, encoder: SentenceEncoder): Float32Array {
  const sum = names.slice();
  encoder.add(text, 1, sum);
  return normalize(sum);
}

/**
 * What the passages of a library, and the questions they answer, mean: one row each. A
 * question is compared with every one of them.
 */
export class MeaningIndex {
  readonly #encoder: SentenceEncoder;
  readonly #places: PassagePlaces;
  readonly #rows: VectorTable;
  readonly #cosines: WordCosines;
  readonly #excerpts = new WeakMap<Excerpt, Float32Array>();
  readonly #words = new WeakMap<Excerpt, Uint32Array>();
  /** The rows of passage p: [firstRow[p], firstRow[p + 1]). */
  readonly #firstRow: Uint32Array;

  private constructor(
    places: PassagePlaces,
    encoder: SentenceEncoder,
    cosines: WordCosines,
    rows: VectorTable,
    firstRow: Uint32Array,
  ) {
    this.#encoder = encoder;
    this.#places = places;
    this.#cosines = cosines;
    this.#rows = rows;
    this.#firstRow = firstRow;
  }

  /** Reads the passages, those of some milliseconds a step. */
  static *inSteps(
    passages: readonly Passage[],
    places: PassagePlaces,
    encoder: SentenceEncoder,
  ): Steps<MeaningIndex> {
    const texts = passages.map(({ text, questions, asked }) => [text, ...questions, ...asked]);
    const firstRow = new Uint32Array(passages.length + 1);
    for (const [id, own] of texts.entries()) firstRow[id + 1] = (firstRow[id] ?? 0) + own.length;
    const passageOf = texts.flatMap((own, passage) => own.map(() => passage));
    const known = new Set<number>();
    let section: Section | undefined;
    for (const [id, passage] of passages.entries()) {
      encoder.addWordRows(passage.text, known);
      if (section !== passage.section) encoder.addWordRows(namesOf(passage), known);
      section = passage.section;
      if (id % READ_AT_ONCE === 0) yield;
    }
    const all = texts.flat();
    let names: { of: number; sum: Float32Array } = {
      of: -1,
      sum: new Float32Array(encoder.dimensions),
    };
    const encode = (row: number) => {
      const id = passageOf[row] ?? 0;
      const passage = passages[id];
      if (passage !== undefined && names.of !== id)
        names = { of: id, sum: sumOfNames(passage, encoder) };
      return encodeUnder(names.sum, all[row] ?? '', encoder);
    };
    const madeOf = passages.flatMap((passage, id) => [namesOf(passage), ...(texts[id] ?? [])]);
    const rows = yield* tableOf(encoder, all.length, madeOf, encode);
    return new MeaningIndex(places, encoder, new WordCosines(encoder, known), rows, firstRow);
  }

  /** What an excerpt means under the names it stands under; kept, as the same ones come back. */
  excerpt(excerpt: Excerpt): Float32Array {
    const known = this.#excerpts.get(excerpt) ?? this.encodeIn(excerpt.passage, excerpt.text);
    this.#excerpts.set(excerpt, known);
    return known;
  }

  /** The words of an excerpt and of the names it stands under, for {@link NearWords}; kept. */
  words(excerpt: Excerpt): Uint32Array {
    const { text, passage } = excerpt;
    const known =
      this.#words.get(excerpt) ?? this.#cosines.wordPlacesOf(`${text} ${namesOf(passage)}`);
    this.#words.set(excerpt, known);
    return known;
  }

  /** What tells how much of a question some words say: see {@link NearWords}. */
  nearWords(weights: ReadonlyMap<number, number>): NearWords {
    return new NearWords(this.#cosines, weights);
  }

  /** What words of a passage mean under the names they stand under. */
  encodeIn(passage: Passage, text: string): Float32Array {
    return encodeUnder(sumOfNames(passage, this.#encoder), text, this.#encoder);
  }

  /** How near a question, given as what it means, lies to everything. */
  nearness(asked: Float32Array): Nearness {
    const { sectionOf, articleOf } = this.#places;
    const passages = new Float32Array(sectionOf.length);
    const nears = this.#rows.times(asked);
    let most = -1;
    let row = 0;
    for (let id = 0; id < passages.length; id++) {
      const end = this.#firstRow[id + 1] ?? 0;
      let nearest = -1;
      for (; row < end; row++) {
        const near = nears[row] ?? -1;
        if (near > nearest) nearest = near;
      }
      passages[id] = nearest;
      if (nearest > most) most = nearest;
    }
    const ownOf = (id: number) => nears.subarray(this.#firstRow[id], this.#firstRow[id + 1]);
    return {
      passages,
      shares: this.#shares(nears, passages, most),
      sections: mostOf(passages, sectionOf),
      articles: mostOf(passages, articleOf),
      // Asked of some hundred passages of all.
      mean: (id) => meanOf(ownOf(id)),
      few: (id) => meanOf(ownOf(id).toSorted().subarray(-FEW)),
    };
  }

  /** What each passage has of all rows that lie near, by a softmax of their cosines. */
  #shares(nears: Float32Array, passages: Float32Array, most: number): Float32Array {
    const shares = new Float32Array(passages.length);
    let all = 0;
    for (let id = 0; id < passages.length; id++) {
      if ((passages[id] ?? -1) < most - SHARE_REACH) continue;
      let sum = 0;
      for (let row = this.#firstRow[id] ?? 0; row < (this.#firstRow[id + 1] ?? 0); row++) {
        const below = most - (nears[row] ?? -1);
        if (below < SHARE_REACH) sum += Math.exp(-below / SHARE_WIDTH);
      }
      shares[id] = sum;
      all += sum;
    }
    return all === 0 ? shares : shares.map((sum) => sum / all);
  }
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
