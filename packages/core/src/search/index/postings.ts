/**
 * For each term the documents that hold it, with what the term is worth in them. Flat typed
 * arrays: at a hundred times today's library the whole index is some tens of megabytes.
 */
export interface Postings {
  /** Term t stands on [starts[t], starts[t + 1]) of the other two. */
  starts: Uint32Array;
  /** Ascending within a term. */
  documents: Uint32Array;
  impacts: Float32Array;
}

/** Collects postings document by document. */
export class PostingsBuilder {
  #terms = new Uint32Array(1024);
  #documents = new Uint32Array(1024);
  #impacts = new Float32Array(1024);
  #length = 0;

  /** Documents must come in ascending order, a term once per document. */
  add(term: number, document: number, impact: number): void {
    if (this.#length === this.#terms.length) this.#grow();
    this.#terms[this.#length] = term;
    this.#documents[this.#length] = document;
    this.#impacts[this.#length] = impact;
    this.#length += 1;
  }

  #grow(): void {
    const size = this.#terms.length * 2;
    const [terms, documents, impacts] = [this.#terms, this.#documents, this.#impacts];
    this.#terms = new Uint32Array(size);
    this.#terms.set(terms);
    this.#documents = new Uint32Array(size);
    this.#documents.set(documents);
    this.#impacts = new Float32Array(size);
    this.#impacts.set(impacts);
  }

  /** Orders what was collected by term: one counting sort. */
  build(termCount: number): Postings {
    const starts = new Uint32Array(termCount + 1);
    for (let i = 0; i < this.#length; i++) {
      const after = (this.#terms[i] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let t = 0; t < termCount; t++) starts[t + 1] = (starts[t + 1] ?? 0) + (starts[t] ?? 0);

    const next = starts.slice();
    const documents = new Uint32Array(this.#length);
    const impacts = new Float32Array(this.#length);
    for (let i = 0; i < this.#length; i++) {
      const term = this.#terms[i] ?? 0;
      const at = next[term] ?? 0;
      next[term] = at + 1;
      documents[at] = this.#documents[i] ?? 0;
      impacts[at] = this.#impacts[i] ?? 0;
    }
    return { starts, documents, impacts };
  }
}

/** How many documents hold a term. */
export function documentCount({ starts }: Postings, term: number): number {
  return (starts[term + 1] ?? 0) - (starts[term] ?? 0);
}

/** What a term is worth in one document, 0 where it is absent. */
export function impactIn({ starts, documents, impacts }: Postings, term: number, document: number) {
  // As `lowerBound` finds it, written out: with a function to call it takes twice the time.
  let low = starts[term] ?? 0;
  let high = starts[term + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < (starts[term + 1] ?? 0) && documents[low] === document ? (impacts[low] ?? 0) : 0;
}
