import { lowerBound } from '../search/numbers/lower-bound.ts';
import { MadeInSteps, type Steps } from '../search/steps.ts';
import { Speller } from '../search/words/spelling.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { plainForm, scanWords } from '../search/words/words.ts';

/** Texts that are read in one step: some milliseconds. */
const TEXTS_A_STEP = 1_000;
/** A word that is used so often is one by itself, and no slip for another. */
const COMMON_USES = 20;
/** So many letters are the beginning of a word that is worth completing. */
const BEGINNING_CHARS = 3;

/** A word of the rules with how often they use it. */
interface UsedWord {
  form: string;
  uses: number;
}

/** What came of reading the rules. */
interface ReadWords {
  uses: ReadonlyMap<string, number>;
  /** By their letters. */
  sorted: readonly UsedWord[];
  speller: Speller;
}

/** The words of the rules and of what they are asked: for slips, and for words that are not whole yet. */
export class RuleWords {
  readonly knows: (form: string) => boolean;
  readonly #texts: readonly string[];
  readonly #read: MadeInSteps<ReadWords>;

  /** @param knows whether anything of the library uses a word */
  constructor(texts: readonly string[], knows: (form: string) => boolean) {
    this.#texts = texts;
    this.knows = knows;
    this.#read = new MadeInSteps(this.#readTexts());
  }

  /** Reads the texts a step at a time; what is asked for earlier reads the rest at once. */
  *prepare(): Steps<void> {
    yield* this.#read.prepare();
  }

  /** Whether the rules use a word so often that it is no slip and no beginning of another. */
  isCommon(form: string): boolean {
    return (this.#read.get().uses.get(form) ?? 0) >= COMMON_USES;
  }

  /** What a misspelled word stands for, if it is near enough to one of theirs. */
  correct(form: string): string | undefined {
    return this.#read.get().speller.correct(form)?.form;
  }

  /** The word that a beginning most likely becomes: the commonest one. */
  completed(beginning: string): string | undefined {
    if (beginning.length < BEGINNING_CHARS || this.isCommon(beginning)) return undefined;
    const [first, ...others] = this.#begun(beginning);
    return others.reduce((most, one) => (one.uses > (most?.uses ?? 0) ? one : most), first)?.form;
  }

  #begun(beginning: string): UsedWord[] {
    const { sorted } = this.#read.get();
    const from = lowerBound(0, sorted.length, (at) => (sorted[at]?.form ?? '') < beginning);
    let end = from;
    while (sorted[end]?.form.startsWith(beginning) === true) end += 1;
    return sorted.slice(from, end).filter(({ form }) => !isStopWord(form));
  }

  *#readTexts(): Steps<ReadWords> {
    const written = new Map<string, number>();
    for (const [at, text] of this.#texts.entries()) {
      scanWords(text, (from, to) => {
        const word = text.slice(from, to);
        written.set(word, (written.get(word) ?? 0) + 1);
      });
      if (at % TEXTS_A_STEP === TEXTS_A_STEP - 1) yield;
    }
    const uses = new Map<string, number>();
    for (const [word, count] of written) {
      const form = plainForm(word);
      if (form !== '') uses.set(form, (uses.get(form) ?? 0) + count);
    }
    const sorted = [...uses]
      .map(([form, count]) => ({ form, uses: count }))
      .sort((a, b) => (a.form < b.form ? -1 : 1));
    yield;
    return { uses, sorted, speller: new Speller(uses) };
  }
}
