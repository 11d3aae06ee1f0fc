import { GLOSSARY } from '../glossary/glossary.ts';
import { Lexicon } from '../search/lexicon.ts';
import type { Concept } from '../search/question.ts';
import { RANKING } from '../search/ranking-settings.ts';
import { readQuestion } from '../search/read-question.ts';
import { tieSynonyms } from '../search/synonyms.ts';
import { correctName, isAboutWhose, SAME_WORDS, withoutWhose } from './fact-words.ts';

/** What a word that no rule has counts, as a share of the rarest. */
const UNKNOWN_SHARE = 0.3;
/** However long the story around the question is. */
const UNKNOWN_MOST = 0.5;
/** An alternative this sure is the word itself. */
export const SURE = 0.9;

/** The words of the table: how a question is read by them, and how much of it some of them say. */
export class TableWords {
  readonly #lexicon = new Lexicon();
  readonly #same: readonly ReadonlySet<number>[];
  /** Terms by which people ask for rules; what else is said is the story around it. */
  readonly #matter = new Set<number>();
  readonly #reader;
  #rarity: readonly number[] = [];
  #rarest = 0;

  /** @param texts everything that the table says, and by which it is asked */
  constructor(texts: readonly string[]) {
    for (const text of texts) this.#lexicon.learn(text);
    this.#same = SAME_WORDS.map((group) => this.#lexicon.termsOf(group));
    this.#reader = {
      lexicon: this.#lexicon,
      synonyms: tieSynonyms(GLOSSARY, this.#lexicon),
      correct: correctName,
      settings: { ...RANKING, spellingWeight: 0.95 },
    };
  }

  termsOf(text: string): Set<number> {
    return this.#lexicon.termsOf(text);
  }

  /** The terms of a text, with those that say the same. */
  termsAlike(text: string): ReadonlySet<number> {
    const terms = this.termsOf(text);
    for (const group of this.#same) {
      if (!group.isDisjointFrom(terms)) for (const term of group) terms.add(term);
    }
    return terms;
  }

  /** Terms are the matter of the questions that have them, and the rarer the fewer have them. */
  weigh(strengths: readonly ReadonlyMap<number, number>[], matter: Iterable<number>): void {
    for (const term of matter) this.#matter.add(term);
    this.#rarest = Math.log(1 + strengths.length);
    this.#rarity = Array.from({ length: this.#lexicon.size }, (_, term) => {
      const having = strengths.reduce((sum, strength) => sum + (strength.get(term) ?? 0), 0);
      return having === 0 ? this.#rarest : Math.log(1 + strengths.length / Math.max(1, having));
    });
  }

  /** What a question says, without the states it names and the words every association has. */
  read(text: string): Concept[] {
    return readQuestion(withoutWhose(text), this.#reader).filter(
      ({ kind, said }) => kind !== 'pair' && !isAboutWhose(said),
    );
  }

  #worth({ alternatives, weight }: Concept, has: (term: number) => number): number {
    let most = 0;
    for (const { term, weight: sure } of alternatives) {
      most = Math.max(most, weight * sure * (this.#rarity[term] ?? 0) * has(term));
    }
    return most;
  }

  /** The share of what is said that some terms say too: 0 to 1. */
  share(concepts: readonly Concept[], has: (term: number) => number): number {
    let whole = 0;
    let said = 0;
    let unknown = 0;
    for (const concept of concepts) {
      const isMatter = concept.alternatives.some(({ term }) => this.#matter.has(term));
      if (isMatter) whole += this.#worth(concept, () => 1);
      else unknown += concept.weight * UNKNOWN_SHARE;
      if (isMatter) said += this.#worth(concept, has);
    }
    const all = whole + Math.min(UNKNOWN_MOST, unknown) * this.#rarest;
    return all === 0 ? 0 : said / all;
  }
}
