import { type LibraryArticle, topicPath } from '../library/library-article.ts';
import type { SuggestedQuestion } from '../schemas/library-question.ts';
import { Speller } from '../search/words/spelling.ts';
import { stem } from '../search/words/stem.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { writtenQuestion } from './written-question.ts';

/** Letters from which on a beginning is worth a suggestion. */
const CHARS_MIN = 2;
/** What a word counts that only begins as typed, and one that was misspelled. */
const BEGUN_WEIGHT = 0.8;
const CORRECTED_WEIGHT = 0.6;
/** A question that says less than this share of what was typed is no suggestion. */
const SHARE_MIN = 0.55;
/** What a question gains that goes on exactly as typed. */
const CONTINUED = 1.5;

/** A question as it is matched. */
interface Entry {
  suggestion: SuggestedQuestion;
  /** Its words, one space between them. */
  text: string;
  stems: ReadonlySet<string>;
  /** What all its words say together. */
  mass: number;
}

/** What a typed word may stand for, and how much of it that says. */
interface TypedWord {
  /** Information of the word, the more the fewer questions have it. */
  mass: number;
  /** Numbers of the questions that have it. */
  entries: ReadonlySet<number>;
  weight: number;
}

function entriesOf(articles: readonly LibraryArticle[]): Omit<Entry, 'mass'>[] {
  return articles.flatMap(({ slug, title, sections }) =>
    sections.flatMap(({ anchor, heading, answers }) =>
      answers.flatMap(({ questions, text: answer }) =>
        questions.map((typed) => {
          const forms = wordsOf(typed).map(({ form }) => form);
          const question = writtenQuestion(typed);
          return {
            suggestion: { question, answer, heading, url: topicPath(slug, anchor), title },
            text: forms.join(' '),
            stems: new Set(forms.map(stem)),
          };
        }),
      ),
    ),
  );
}

/** Finds, while a question is typed, those of the library that it may become. */
export class QuestionSuggester {
  readonly #entries: readonly Entry[];
  /** Numbers of the questions that have a word, by its stem. */
  readonly #postings = new Map<string, Set<number>>();
  /** Every word as it is written. */
  readonly #forms: readonly string[];
  readonly #speller: Speller;

  /** @param articles whose sections say what they answer */
  constructor(articles: readonly LibraryArticle[]) {
    const entries = entriesOf(articles);
    const counts = new Map<string, number>();
    entries.forEach(({ text, stems }, number) => {
      for (const form of text.split(' ')) counts.set(form, (counts.get(form) ?? 0) + 1);
      for (const stemmed of stems) {
        const posting = this.#postings.get(stemmed) ?? new Set();
        this.#postings.set(stemmed, posting.add(number));
      }
    });
    this.#entries = entries.map((entry) => {
      const masses = [...entry.stems].map((stemmed) =>
        this.#mass(this.#postings.get(stemmed)?.size ?? 0, entries.length),
      );
      return { ...entry, mass: masses.reduce((sum, mass) => sum + mass, 0) };
    });
    this.#forms = [...counts.keys()];
    this.#speller = new Speller(counts);
  }

  /**
   * The questions that say most of what was typed, shortest first among equals, each answer once.
   * The last word may be cut short unless a space follows it. Words that carry no matter find only
   * what goes on exactly as typed.
   */
  suggest(typed: string, limit: number): SuggestedQuestion[] {
    const words = wordsOf(typed);
    const text = words.map(({ form }) => form).join(' ');
    if (text.length < CHARS_MIN) return [];
    const openAt = words.at(-1)?.to === typed.length ? words.length - 1 : -1;
    const read = words.map(({ form }, at) => this.#read(form, at === openAt));
    const all = read.reduce((sum, { mass }) => sum + mass, 0);

    const said = new Map<number, number>();
    for (const { mass, entries, weight } of read) {
      for (const number of entries) said.set(number, (said.get(number) ?? 0) + mass * weight);
    }
    const isEmpty = words.every(({ form }) => isStopWord(form));
    const ranked = [...said]
      .filter(
        ([number, mass]) =>
          mass >= SHARE_MIN * all &&
          (!isEmpty || this.#entries[number]?.text.startsWith(text) === true),
      )
      .map(([number, mass]) => {
        const entry = this.#entries[number];
        const goesOn = entry?.text.startsWith(text) ? CONTINUED : 1;
        return { entry, number, score: (goesOn * mass) / Math.sqrt(entry?.mass ?? 1) };
      })
      .sort((a, b) => b.score - a.score || a.number - b.number);

    const byAnswer = new Map<string, SuggestedQuestion>();
    for (const { entry } of ranked) {
      if (byAnswer.size === limit) break;
      if (entry === undefined || byAnswer.has(entry.suggestion.answer)) continue;
      byAnswer.set(entry.suggestion.answer, entry.suggestion);
    }
    return [...byAnswer.values()];
  }

  #mass(having: number, all = this.#entries.length): number {
    return Math.log(1 + all / Math.max(1, having));
  }

  #typedWord(stems: Iterable<string>, weight: number): TypedWord {
    const entries = new Set<number>();
    for (const stemmed of stems) {
      for (const number of this.#postings.get(stemmed) ?? []) entries.add(number);
    }
    return { mass: this.#mass(entries.size), entries, weight };
  }

  #read(form: string, isOpen: boolean): TypedWord {
    const exact = stem(form);
    if (isOpen) {
      const begun = this.#forms.filter((other) => other.startsWith(form)).map(stem);
      if (begun.length > 0) return this.#typedWord([...begun, exact], BEGUN_WEIGHT);
    }
    if (this.#postings.has(exact)) return this.#typedWord([exact], 1);
    const meant = this.#speller.correct(form);
    return this.#typedWord(meant === undefined ? [] : [stem(meant.form)], CORRECTED_WEIGHT);
  }
}
