import type { SentenceEncoder } from './sentence-encoder.ts';

const STEPS = 254;
/** Of a story the weightiest words: the others hardly count, and each takes as long. */
const MOST_WORDS = 10;

/** A word of a question: the row of its vector, what it counts, and how near other words lie to it. */
interface AskedWord {
  row: number;
  worth: number;
  /** By row, the cosine in steps of 1/254 from 1 on, and 0 where nobody has asked yet. */
  known: Uint8Array;
}

/**
 * How much of a question some words say, whichever words they are: each word of the question counts
 * by the square of its cosine to the nearest of theirs (O. Khattab and M. Zaharia, "ColBERT", 2020,
 * section 3.3, over words that know nothing of their neighbors). A sum of all words loses the one
 * that matters among many; this does not.
 */
export class NearWords {
  readonly #encoder: SentenceEncoder;
  readonly #asked: readonly AskedWord[];
  readonly #total: number;

  /** @param weights the rows of the question's words, and how much each is asked about */
  constructor(encoder: SentenceEncoder, weights: ReadonlyMap<number, number>) {
    this.#encoder = encoder;
    this.#asked = [...weights]
      .map(([row, weight]) => ({ row, worth: weight * encoder.worth(row) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST_WORDS)
      .map((word) => ({ ...word, known: new Uint8Array(encoder.size) }));
    this.#total = this.#asked.reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The share of the question that the words of some rows say: 0 to 1. */
  saidBy(rows: Uint32Array): number {
    if (this.#total === 0) return 0;
    let said = 0;
    for (const asked of this.#asked) {
      const { known, worth } = asked;
      let nearest = 0;
      for (const row of rows) {
        const before = known[row] ?? 0;
        const near = before > 0 ? before - 1 : this.#near(asked, row);
        if (near > nearest) nearest = near;
      }
      said += worth * (nearest / STEPS) ** 2;
    }
    return said / this.#total;
  }

  /** The cosine of two words in steps, 0 for those that lie apart; kept. */
  #near({ row, known }: AskedWord, other: number): number {
    const near = Math.max(0, Math.round(STEPS * this.#encoder.between(row, other)));
    known[other] = near + 1;
    return near;
  }
}
