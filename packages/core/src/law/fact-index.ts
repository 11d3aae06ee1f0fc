import { ANSWER_TYPES, type AnswerType } from '../library/section.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Concept } from '../search/question.ts';
import { typesAsked } from '../search/question-types.ts';
import {
  askingWords,
  kindTold,
  nameOfFact,
  plainWords,
  wordShare,
  wordsOfFact,
  wordsOfQuestion,
} from './fact-words.ts';
import { LAW_QUESTIONS } from './law-questions.ts';
import { SURE, TableWords } from './table-words.ts';
import { isTold, toldShare } from './told-share.ts';

/** A rule of the table with how well it answers what was asked. */
export interface FoundFact {
  fact: LawFact;
  /** Share of what was asked that the question of the table says: 0 to 1. */
  asked: number;
  /** Share of what was asked that the rule itself says: 0 to 1. */
  said: number;
  score: number;
}

/** A question of the table with how strongly each term belongs to it: 0 to 1. */
interface ReadTableQuestion {
  id: string;
  strength: ReadonlyMap<number, number>;
  /** How common a term is among its rules: 0 to 1. */
  shares: ReadonlyMap<number, number>;
  /** The share of its rules that tell what a type of question wants to know. */
  tells: Partial<Record<AnswerType, number>>;
  /** Terms of which one must be said by who asks it. */
  names: ReadonlySet<number>;
  /** Or one of the first and one of the second. */
  together: readonly ReadonlySet<number>[];
  isApart: boolean;
}

/** A term that this share of the rules has belongs to their question wholly. */
const WHOLLY = 0.6;
/** A word of a rule that its question does not have by name. */
const BY_RULES = 0.8;
/** Least share of what is asked that a question of the table must say. */
const LEAST_ASKED = 0.42;
/** What it counts that the rules of a question tell what kind of thing is asked for. */
const TOLD_SHARE = 0.2;
/** A question of the table that says this much less than the best one is not meant. */
const CLEARLY_LESS = 0.25;
/** A name that so many rules have, and so many have not, must be said by the rule that answers. */
const TELLING_FROM = 0.2;
const TELLING_TO = 0.75;
const LEAST_NAMED = 0.2;
/** What counts beside the question of the table: the rule's own words, what is asked for, the kind of community. */
const SAID_SHARE = 0.5;
const TELLS_SHARE = 0.2;
const KIND_SHARE = 0.15;
const NAMED_SHARE = 0.4;
/** What it counts that a rule is named after what is asked. */
const TITLE_SHARE = 0.05;
/** Too little to weigh against any of these: it parts rules that are as near. */
const WORDS_SHARE = 0.05;

/** The share of a question's rules that tell a sum: who asks how much means no other's. */
const OFTEN = 0.3;
const HARDLY = 0.15;
const tellsSum = ({ tells }: ReadTableQuestion) => tells['how-much'] ?? 0;

/** Whose rules hold for a community of any kind. */
const HOLDS_FOR_ALL: ReadonlySet<string> = new Set<LawFact['community']>(['both', 'federal']);

/** A rule, read once for all questions. */
interface ReadFact {
  fact: LawFact;
  terms: ReadonlySet<number>;
  title: ReadonlySet<number>;
  /** Its plain words, who is meant among them. */
  words: ReadonlySet<string>;
}

/** The rules of the law, ready to be asked: which of them answers a question in people's own words. */
export class FactIndex {
  readonly #words: TableWords;
  readonly #facts: readonly ReadFact[];
  readonly #questions: readonly ReadTableQuestion[];

  constructor(facts: readonly LawFact[]) {
    const asking = LAW_QUESTIONS.map(({ id, label }) => `${label} ${wordsOfQuestion(id)}`);
    const words = new TableWords([...facts.map(wordsOfFact), ...asking]);
    this.#words = words;
    this.#facts = facts.map((fact) => ({
      fact,
      terms: words.termsAlike(wordsOfFact(fact)),
      title: words.termsAlike(nameOfFact(fact)),
      words: new Set(plainWords(wordsOfFact(fact))),
    }));
    this.#questions = LAW_QUESTIONS.map((question) => this.#readTableQuestion(question));
    words.weigh(
      this.#questions.map(({ strength }) => strength),
      asking.flatMap((text) => [...words.termsOf(text)]),
    );
  }

  #readTableQuestion({ id, label }: (typeof LAW_QUESTIONS)[number]): ReadTableQuestion {
    const { names, together = [], apart: isApart = false } = askingWords(id);
    const own = this.#facts.filter(({ fact }) => fact.question === id);
    const shares = new Map<number, number>();
    for (const { terms } of own) {
      for (const term of terms) shares.set(term, (shares.get(term) ?? 0) + 1 / own.length);
    }
    const strength = new Map(
      [...shares].map(([term, share]) => [term, BY_RULES * Math.min(1, share / WHOLLY)]),
    );
    for (const term of this.#words.termsOf(`${label} ${wordsOfQuestion(id)}`))
      strength.set(term, 1);
    const told: Partial<Record<AnswerType, number>> = {};
    for (const type of ANSWER_TYPES) {
      const telling = own.filter(({ fact }) => isTold(fact, type)).length;
      told[type] = telling / Math.max(1, own.length);
    }
    return {
      ...{ id, strength, shares, tells: told, isApart },
      names: this.#words.termsOf(names),
      together: together.map((words) => this.#words.termsOf(words)),
    };
  }

  /** Whether the words are said by which people ask a question of the table. */
  #isNamed(concepts: readonly Concept[], { names, together }: ReadTableQuestion): boolean {
    const says = (terms: ReadonlySet<number>) =>
      concepts.some(({ alternatives }) =>
        alternatives.some(({ term, weight }) => weight >= SURE && terms.has(term)),
      );
    return says(names) || (together.length > 0 && together.every(says));
  }

  /** The questions of the table that are meant, with how much of what is asked each says. */
  #meant(
    concepts: readonly Concept[],
    types: readonly AnswerType[],
  ): Map<ReadTableQuestion, number> {
    const asked = new Map<ReadTableQuestion, number>();
    for (const question of this.#questions) {
      if (!this.#isNamed(concepts, question)) continue;
      const share = this.#words.share(concepts, (term) => question.strength.get(term) ?? 0);
      const told = types.reduce((sum, type) => sum + (question.tells[type] ?? 0), 0);
      const wanted = types.length === 0 ? 0 : told / types.length;
      if (share >= LEAST_ASKED) asked.set(question, share + TOLD_SHARE * wanted);
    }
    const [best] = [...asked].sort(([, a], [, b]) => b - a);
    if (best === undefined) return asked;
    const [first, most] = best;
    const asksSum = types[0] === 'how-much' && tellsSum(first) >= OFTEN;
    return new Map(
      [...asked].filter(
        ([question, share]) =>
          share >= most - CLEARLY_LESS && !(asksSum && tellsSum(question) <= HARDLY),
      ),
    );
  }

  /** The names that are said and that tell the rules of a question from each other. */
  #telling(concepts: readonly Concept[], question: ReadTableQuestion): Concept[] {
    return concepts.filter(({ alternatives }) =>
      alternatives.some(({ term, weight }) => {
        const share = question.shares.get(term) ?? 0;
        const isCommon = question.isApart ? share > 0 : share >= TELLING_FROM;
        const tellsApart = isCommon && share <= TELLING_TO;
        return weight >= SURE && question.names.has(term) && tellsApart;
      }),
    );
  }

  /**
   * The rules that answer a question, best first; none where it is about nothing that the table
   * holds.
   *
   * @param text as it was asked
   * @param states the two letters of those whose rules may be given
   * @param around what was said around it, which may tell the kind of community
   */
  find(text: string, states: ReadonlySet<string>, around = text): FoundFact[] {
    const concepts = this.#words.read(text);
    const types = typesAsked(text);
    const meant = this.#meant(concepts, types);
    if (meant.size === 0) return [];
    const kind = kindTold(text) ?? kindTold(around) ?? 'planned-community';
    const words = plainWords(text);
    const byId = new Map(
      [...meant].map(([question, asked]) => [
        question.id,
        { asked, telling: this.#telling(concepts, question) },
      ]),
    );
    const found: FoundFact[] = [];
    for (const { fact, terms, title, words: own } of this.#facts) {
      const one = byId.get(fact.question);
      if (one === undefined || !states.has(fact.state)) continue;
      const { asked, telling } = one;
      const has = (term: number) => (terms.has(term) ? 1 : 0);
      const named = telling.length === 0 ? 1 : this.#words.share(telling, has);
      if (named < LEAST_NAMED) continue;
      const said = this.#words.share(concepts, has);
      const score =
        asked +
        SAID_SHARE * said +
        NAMED_SHARE * named +
        TELLS_SHARE * toldShare(fact, types) +
        TITLE_SHARE * this.#words.share(concepts, (term) => (title.has(term) ? 1 : 0)) +
        WORDS_SHARE * wordShare(words, own) +
        (fact.community === kind || HOLDS_FOR_ALL.has(fact.community) ? KIND_SHARE : 0);
      found.push({ fact, asked, said, score });
    }
    return found.sort((a, b) => b.score - a.score);
  }
}

const indexes = new WeakMap<readonly LawFact[], FactIndex>();

/** The index of a table's rules, made once for each table. */
export function factIndexOf(facts: readonly LawFact[]): FactIndex {
  const index = indexes.get(facts) ?? new FactIndex(facts);
  indexes.set(facts, index);
  return index;
}
