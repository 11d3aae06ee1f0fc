import type { FieldSetting } from '../ranking-settings.ts';
import type { Lexicon, Terms } from '../words/lexicon.ts';
import { type Postings, PostingsBuilder } from './postings.ts';

/** The texts of a field; neighbours in different texts are no pair. */
export type Texts = readonly Terms[];

/** Sums weighted counts of terms over the fields of one document, then hands them out once. */
class TermWeights {
  #weights = new Float64Array(1024);
  #touched: number[] = [];

  /** Adds a text: each of its terms, and each known pair of neighbours, counts `weight`. */
  addText(terms: Terms, weight: number, lexicon: Lexicon): void {
    let previous = -1;
    for (const term of terms) {
      this.#add(term, weight);
      const pair = previous < 0 ? undefined : lexicon.findPair(previous, term);
      if (pair !== undefined) this.#add(pair, weight);
      previous = term;
    }
  }

  #add(term: number, weight: number): void {
    if (term >= this.#weights.length) {
      const larger = new Float64Array(Math.max(term + 1, this.#weights.length * 2));
      larger.set(this.#weights);
      this.#weights = larger;
    }
    const before = this.#weights[term] ?? 0;
    if (before === 0) this.#touched.push(term);
    this.#weights[term] = before + weight;
  }

  /** Gives every term with its weight, and starts anew. */
  drain(visit: (term: number, weight: number) => void): void {
    for (const term of this.#touched) {
      visit(term, this.#weights[term] ?? 0);
      this.#weights[term] = 0;
    }
    this.#touched = [];
  }
}

/** What one occurrence in a field counts: its weight, evened out by the field's length. */
function occurrenceWeight({ weight, b }: FieldSetting, length: number, average: number): number {
  return average === 0 ? weight : weight / (1 - b + (b * length) / average);
}

function lengthOf(texts: Texts): number {
  return texts.reduce((length, terms) => length + terms.length, 0);
}

function averageLengths<Field extends string>(documents: readonly Record<Field, Texts>[]) {
  const totals: Partial<Record<Field, number>> = {};
  for (const document of documents) {
    for (const field of Object.keys(document) as Field[]) {
      totals[field] = (totals[field] ?? 0) + lengthOf(document[field]);
    }
  }
  return (field: Field) => (totals[field] ?? 0) / Math.max(1, documents.length);
}

/**
 * BM25F without its rarity: the counts of all fields are weighted and summed first, and what comes
 * out saturates once (S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25
 * and Beyond", 2009, section 3.5).
 */
export function indexFields<Field extends string>(
  documents: readonly Record<Field, Texts>[],
  settings: Record<Field, FieldSetting>,
  k1: number,
  lexicon: Lexicon,
): Postings {
  const average = averageLengths(documents);
  const fields = Object.keys(settings) as Field[];
  const builder = new PostingsBuilder();
  const weights = new TermWeights();
  documents.forEach((document, id) => {
    for (const field of fields) {
      const texts = document[field];
      const weight = occurrenceWeight(settings[field], lengthOf(texts), average(field));
      for (const terms of texts) weights.addText(terms, weight, lexicon);
    }
    weights.drain((term, weight) => builder.add(term, id, weight / (k1 + weight)));
  });
  return builder.build(lexicon.size);
}
