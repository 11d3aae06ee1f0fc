import type { LibraryArticle } from '../../library/library-article.ts';
import type { Concept } from '../question/question.ts';
import type { Steps } from '../steps.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { plainForm, scanWords, wordsOf } from '../words/words.ts';

/** A synonym in a title is not what was typed. */
const TYPED_WEIGHT = 0.5;
/** From so much of its stem on a form is the word that the others come from, or another word. */
const MAIN_SHARE = 0.5;
/** What an article keeps of its fit that is on another word of the stem, and never says the one typed. */
const OTHER_FIT = 0.3;

/** What a title says of a search. */
export interface TitleFit {
  /** The share of the searched words that it has: 0 to 1. */
  share: number;
  /** What is left of the fit of its article, which may be on other words of the same stems: 0 to 1. */
  fit: number;
}

/** Whether two forms of a stem are one word, in the singular and in the plural. */
function isSameWord(a: string, b: string): boolean {
  const [one, other] = a.length < b.length ? [a, b] : [b, a];
  return other === one || other === `${one}s` || other === `${one}es`;
}

/**
 * The words of titles, with how often each article uses their forms: a stem has words of different
 * matter, so that the article on dog parks is none on parking.
 */
export class TitleWords {
  readonly #lexicon: Lexicon;
  readonly #titles: readonly (readonly string[])[];
  /** Of each article, and of all together, the uses of forms and of their terms. */
  readonly #uses: Map<string | number, number>[] = [];
  readonly #all = new Map<string | number, number>();

  constructor(articles: readonly LibraryArticle[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#titles = articles.map(({ title }) => wordsOf(title).map(({ form }) => form));
  }

  /** Reads the articles, one a step. */
  *read(articles: readonly LibraryArticle[]): Steps<void> {
    const titled = new Set(this.#titles.flat().map((form) => this.#lexicon.forms.get(form) ?? -1));
    for (const { sections } of articles) {
      const uses = new Map<string | number, number>();
      this.#uses.push(uses);
      for (const { text } of sections.flatMap(({ blocks }) => blocks)) {
        scanWords(text, (from, to) => {
          const form = plainForm(text.slice(from, to));
          const term = this.#lexicon.forms.get(form) ?? -1;
          if (term < 0 || !titled.has(term)) return;
          for (const key of [form, term]) {
            uses.set(key, (uses.get(key) ?? 0) + 1);
            this.#all.set(key, (this.#all.get(key) ?? 0) + 1);
          }
        });
      }
      yield;
    }
  }

  /**
   * What the title of an article says of a search. What only means the same counts as much as it
   * may be meant: 'hoa' is said by a title on associations.
   */
  fit(article: number, concepts: readonly Concept[]): TitleFit {
    let [share, fit] = [0, 0];
    for (const concept of concepts) {
      const { said, isOther } = this.#says(article, concept);
      share += said;
      fit += isOther ? OTHER_FIT + (1 - OTHER_FIT) * said : 1;
    }
    const count = Math.max(1, concepts.length);
    return { share: share / count, fit: fit / count };
  }

  /** How much the title says of a word, and whether it says but another one of its stem. */
  #says(article: number, { form, alternatives }: Concept): { said: number; isOther: boolean } {
    const own = this.#lexicon.forms.get(form);
    let [said, isOther] = [0, false];
    for (const word of this.#titles[article] ?? []) {
      const term = this.#lexicon.forms.get(word);
      const weight = alternatives.find((one) => one.term === term)?.weight ?? 0;
      const isOwn = weight >= TYPED_WEIGHT && (term !== own || isSameWord(form, word));
      if (weight >= TYPED_WEIGHT && !isOwn) isOther = true;
      const share = weight < TYPED_WEIGHT ? weight : isOwn ? 1 : this.#useOf(form, own, article);
      said = Math.max(said, share);
    }
    return { said, isOther: isOther && said < 1 };
  }

  /**
   * How much of its stem a form is in an article, beside what it is in all of them: 0 to 1. One that is
   * not the main form, such as 'fencing', is a form of that.
   */
  #useOf(form: string, term: number | undefined, article: number): number {
    const uses = this.#uses[article];
    if (term === undefined || uses === undefined) return 1;
    const shareIn = (counts: ReadonlyMap<string | number, number>) =>
      (counts.get(form) ?? 0) / Math.max(1, counts.get(term) ?? 0);
    const usual = shareIn(this.#all);
    return usual < MAIN_SHARE ? 1 : Math.min(1, shareIn(uses) / usual);
  }
}
