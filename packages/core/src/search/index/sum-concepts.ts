import type { Alternative, Concept } from '../question/question.ts';
import type { Postings } from './postings.ts';

/** Told of each document that carries anything, with what it carries. */
export type VisitDocument = (document: number, worth: number) => void;

/**
 * Sums over the documents of some postings what the concepts of a question are worth in them. Its
 * arrays are used again for every question, and only what was touched is cleared: with a hundred
 * times the library, most of it is never looked at.
 */
export class ConceptSums {
  readonly #postings: Postings;
  readonly #idf: Float32Array;
  readonly #sums: Float64Array;
  readonly #best: Float64Array;
  /** Documents with a sum, and those that the concept at hand has reached. */
  readonly #touched: Uint32Array;
  readonly #reached: Uint32Array;
  #touchedCount = 0;
  #reachedCount = 0;

  constructor(postings: Postings, idf: Float32Array, documentCount: number) {
    this.#postings = postings;
    this.#idf = idf;
    this.#sums = new Float64Array(documentCount);
    this.#best = new Float64Array(documentCount);
    this.#touched = new Uint32Array(documentCount);
    this.#reached = new Uint32Array(documentCount);
  }

  /** Visits the documents that carry anything of the concepts, in no order. */
  visit(concepts: readonly Concept[], visit: VisitDocument): void {
    for (const concept of concepts) this.#addConcept(concept);
    for (let i = 0; i < this.#touchedCount; i++) {
      const document = this.#touched[i] ?? 0;
      visit(document, this.#sums[document] ?? 0);
      this.#sums[document] = 0;
    }
    this.#touchedCount = 0;
  }

  /** Adds to each document the best that any alternative of a concept is worth in it. */
  #addConcept({ alternatives, weight }: Concept): void {
    for (const alternative of alternatives) this.#reach(alternative, weight);
    for (let i = 0; i < this.#reachedCount; i++) {
      const document = this.#reached[i] ?? 0;
      const before = this.#sums[document] ?? 0;
      if (before === 0) {
        this.#touched[this.#touchedCount] = document;
        this.#touchedCount += 1;
      }
      this.#sums[document] = before + (this.#best[document] ?? 0);
      this.#best[document] = 0;
    }
    this.#reachedCount = 0;
  }

  #reach({ term, weight: sure }: Alternative, weight: number): void {
    const { starts, documents, impacts } = this.#postings;
    const worth = weight * sure * (this.#idf[term] ?? 0);
    if (worth === 0) return;
    const [best, end] = [this.#best, starts[term + 1] ?? 0];
    for (let i = starts[term] ?? 0; i < end; i++) {
      const document = documents[i] ?? 0;
      const value = worth * (impacts[i] ?? 0);
      const before = best[document] ?? 0;
      if (before === 0) {
        this.#reached[this.#reachedCount] = document;
        this.#reachedCount += 1;
      }
      if (value > before) best[document] = value;
    }
  }
}
