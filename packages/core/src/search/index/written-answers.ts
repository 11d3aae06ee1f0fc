import type { Passage } from '../passages/passages.ts';
import type { Lexicon, Terms } from '../words/lexicon.ts';
import { wordsOf } from '../words/words.ts';
import type { PassageTerms } from './read-articles.ts';

/** A question without its punctuation and capitals. */
function inPlainWords(question: string): string {
  return wordsOf(question)
    .map(({ form }) => form)
    .join(' ');
}

/** A number for the terms of a question: other terms seldom have the same (FNV-1a, 32 bits). */
function hashOf(terms: Terms): number {
  let hash = 0x811c_9dc5;
  for (const term of terms) hash = Math.imul(hash ^ term, 0x0100_0193);
  return hash;
}

/**
 * Which passage editors wrote for a question in these very words. Questions are told apart by their
 * terms first, which the index has read anyhow: to keep all of them in plain words would take it as
 * long as to read them.
 */
export class WrittenAnswers {
  readonly #lexicon: Lexicon;
  readonly #passages: readonly Passage[];
  /** Passages by the hash of the terms of a question that they answer. */
  readonly #byTerms = new Map<number, number[]>();

  constructor(read: readonly PassageTerms[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#passages = read.map(({ passage }) => passage);
    for (const [id, { texts }] of read.entries()) {
      for (const terms of texts.questions) this.#add(terms, id);
      for (const terms of texts.asked) this.#add(terms, id);
    }
  }

  /** The number of the passage, the last one where several were written for the same. */
  find(question: string): number | undefined {
    const asked = inPlainWords(question);
    const near = this.#byTerms.get(hashOf(this.#lexicon.termsOf(question))) ?? [];
    return near.findLast((id) => {
      const { questions = [], asked: others = [] } = this.#passages[id] ?? {};
      return [...questions, ...others].some((one) => inPlainWords(one) === asked);
    });
  }

  #add(terms: Terms, id: number): void {
    const hash = hashOf(terms);
    const ids = this.#byTerms.get(hash);
    if (ids === undefined) this.#byTerms.set(hash, [id]);
    else if (ids.at(-1) !== id) ids.push(id);
  }
}
