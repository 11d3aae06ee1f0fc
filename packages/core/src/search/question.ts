/** A term that may stand for a word of a question, and how surely (1 is the word itself). */
export interface Alternative {
  term: number;
  weight: number;
}

/** One thing that a question says. */
export interface Concept {
  /** The word or words as the question has them, in plain form. */
  said: string;
  /** How often it is said, evened out; a pair weighs less than a word. */
  weight: number;
  /** What the library calls it; empty when the library has no word for it. */
  alternatives: Alternative[];
  kind: 'word' | 'phrase' | 'pair';
}
