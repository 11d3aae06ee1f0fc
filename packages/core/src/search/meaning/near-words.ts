import { VectorTable } from '../../encoders/vector-table.ts';
import { Remembered } from '../../remembered.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/** A cosine of 1. */
const STEPS = 255;
/** Of a story the weightiest words: the others hardly count, and each takes as long. */
const WORDS_MAX = 10;
/** Words of questions whose cosines to the library's are remembered: some 10 KB each. */
const REMEMBERED_MAX = 1000;

/** How near the words of a library lie to those of questions, kept from one question to the next. */
export class WordCosines {
  readonly encoder: SentenceEncoder;
  readonly #table: VectorTable;
  /** The place of each of the library's words in the table, by its row in the encoder. */
  readonly #places = new Map<number, number>();
  /** By the rows of questions' words. */
  readonly #known = new Remembered<number, Uint8ClampedArray>(REMEMBERED_MAX);

  /** @param rows the library's words, each once */
  constructor(encoder: SentenceEncoder, rows: ReadonlySet<number>) {
    this.encoder = encoder;
    this.#table = new VectorTable(rows.size, encoder.dimensions);
    for (const row of rows) {
      this.#table.set(this.#places.size, encoder.direction(row));
      this.#places.set(row, this.#places.size);
    }
  }

  /** The places of a text's words, of those that are the library's. */
  wordPlacesOf(text: string): Uint32Array {
    return Uint32Array.from(
      [...this.encoder.wordRowsOf(text)].flatMap((row) => this.#places.get(row) ?? []),
    );
  }

  /** The cosines of the library's words to that of a row, by their places, in steps: none is below 0. */
  to(row: number): Uint8ClampedArray {
    return this.#known.get(row, (one) => this.#multiply(one));
  }

  #multiply(row: number): Uint8ClampedArray {
    const cosines = this.#table.times(this.encoder.direction(row));
    const steps = new Uint8ClampedArray(cosines.length);
    for (let at = 0; at < steps.length; at++) steps[at] = STEPS * (cosines[at] ?? 0);
    return steps;
  }
}

/** A word of a question: what it counts, and how near other words lie to it. */
interface AskedWord {
  worth: number;
  cosines: Uint8ClampedArray;
}

/**
 * How much of a question some words say, whichever words they are: each word of the question counts
 * by the square of its cosine to the nearest of theirs (O. Khattab and M. Zaharia, "ColBERT", 2020,
 * section 3.3, over words that know nothing of their neighbors). A sum of all words loses the one
 * that matters among many; this does not.
 */
export class NearWords {
  readonly #asked: readonly AskedWord[];
  readonly #total: number;

  /** @param weights the rows of the question's words and pairs, and how much each is asked about */
  constructor(cosines: WordCosines, weights: ReadonlyMap<number, number>) {
    this.#asked = [...weights]
      .filter(([row]) => cosines.encoder.isWord(row))
      .map(([row, weight]) => ({ row, worth: weight * cosines.encoder.worth(row) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, WORDS_MAX)
      .map(({ row, worth }) => ({ worth, cosines: cosines.to(row) }));
    this.#total = this.#asked.reduce((sum, { worth }) => sum + worth, 0);
  }

  /**
   * The share of the question that some of the library's words say: 0 to 1.
   *
   * @param places see {@link WordCosines.wordPlacesOf}
   */
  saidBy(places: Uint32Array): number {
    if (this.#total === 0) return 0;
    let said = 0;
    for (const { cosines, worth } of this.#asked) {
      let nearest = 0;
      for (let at = 0; at < places.length; at++) {
        const near = cosines[places[at] ?? 0] ?? 0;
        if (near > nearest) nearest = near;
      }
      said += worth * (nearest / STEPS) ** 2;
    }
    return said / this.#total;
  }
}
