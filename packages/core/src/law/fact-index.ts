import type { VectorTable } from '../encoders/vector-table.ts';
import type { LawFact } from '../schemas/law.ts';
import type { AnswerModel } from '../search/meaning/answer-reader.ts';
import { tableOf } from '../search/meaning/kept-rows.ts';
import {
  encoderOf,
  type SentenceEncoder,
  type WordVectors,
} from '../search/meaning/sentence-encoder.ts';
import { MadeInSteps, type Steps } from '../search/steps.ts';
import { wordsOf } from '../search/words/words.ts';
import { type CommunityKind, kindTold, USUAL_KIND, withoutCooperative } from './community-kinds.ts';
import {
  type Asked,
  factFeatures,
  isSame,
  type ReadFact,
  type ReadQuestion,
} from './fact-features.ts';
import { FactGroups, nearnessOf } from './fact-groups.ts';
import { factScore } from './fact-weights.ts';
import { asksForLawAlone, matterOf, plainWords, withoutSize, withoutWhose } from './fact-words.ts';
import {
  type FoundFact,
  foundInTalk,
  type Rated,
  type RatedFact,
  ratedBetween,
  statesAnswered,
  withLikelihoods,
} from './found-facts.ts';
import type { LawTable } from './law-table.ts';
import { RuleReader } from './rule-reader.ts';
import { RuleWords } from './rule-words.ts';

/** A misspelled word this long is read as the one it stands for. */
const CORRECTED_CHARS = 5;
/** Of each state the nearest rules are rated where all states are: the best is hardly ever another. */
const RATED_IN_STATE = 8;

/** What is known of a question beside its words. */
export interface AskedAround {
  /** What was said before it, where it goes on from that: 'how long do they have?' says nothing alone. */
  before?: string | undefined;
  /** What was said around it, which may tell the kind of community. */
  around?: string;
  /** How near it lies to what the articles answer: a cosine. */
  library?: number;
}

/**
 * The rules of the law, ready to be asked: which of them answers a question in people's own words.
 * A question is compared with what each rule says and with what editors wrote that it is asked;
 * what rules on the same matter are asked in other states counts too.
 */
export class FactIndex {
  readonly facts: readonly LawFact[];
  readonly #read: readonly ReadFact[];
  /** The numbers of the rules of each state. */
  readonly #byState: ReadonlyMap<string, readonly number[]>;
  readonly #encoder: SentenceEncoder | undefined;
  readonly #reader: RuleReader | undefined;
  /** What the texts mean, if anything tells what words mean. */
  readonly #rows: MadeInSteps<VectorTable | undefined>;
  /** All rules on one matter, and those on one question of the table. */
  readonly #twins = new FactGroups();
  readonly #kins = new FactGroups();
  /** What the rules say and are asked. */
  readonly #texts: readonly string[];
  /** What is asked twice for one answer is read once. */
  #lastRead: ReadQuestion | undefined;
  /** The words of what the rules say and are asked. */
  readonly words: RuleWords;

  /** @param models what words mean, without which no rule is found, and what reads a question as a whole */
  constructor(
    { facts, asked }: Pick<LawTable, 'facts' | 'asked'>,
    { vectors, answers }: { vectors?: WordVectors; answers?: AnswerModel } = {},
  ) {
    this.facts = facts;
    this.#byState = Map.groupBy(facts.keys(), (fact) => facts[fact]?.state ?? '');
    this.#encoder = vectors && encoderOf(vectors);
    this.#reader = answers && new RuleReader(answers, facts);
    const texts = facts.map(({ id, statement }) => [statement, ...(asked.get(id) ?? [])]);
    let rows = 0;
    this.#read = facts.map((fact, at) => {
      const from = rows;
      const count = texts[at]?.length ?? 0;
      rows += count;
      return {
        fact,
        number: at,
        from,
        to: rows,
        words: new Set(plainWords(fact.statement)),
        twin: this.#twins.add(`${fact.question} ${matterOf(fact)}`, count),
        kin: this.#kins.add(fact.question, count),
      };
    });
    this.#texts = texts.flat();
    this.words = new RuleWords(this.#texts, (form) => this.#encoder?.knows(form) ?? false);
    this.#rows = new MadeInSteps(this.#readTexts());
  }

  /** Makes ready what the first question would wait for, a step at a time. */
  *prepare(): Steps<void> {
    yield* this.#rows.prepare();
    yield* this.words.prepare();
  }

  *#readTexts(): Steps<VectorTable | undefined> {
    const encoder = this.#encoder;
    const texts = this.#texts;
    if (encoder === undefined) return undefined;
    const encode = (row: number) => encoder.encode(withoutWhose(texts[row] ?? ''));
    return yield* tableOf(encoder, texts.length, texts, encode);
  }

  /**
   * The rules of some states, the one that answers best first.
   *
   * @param text as it was asked
   * @param states the two letters of those whose rules may be given
   */
  find(
    text: string,
    states: ReadonlySet<string>,
    { before, around = `${before ?? ''} ${text}`, library = 0 }: AskedAround = {},
  ): FoundFact[] {
    const kind = kindTold(text, around) ?? USUAL_KIND;
    const isLawAlone = before !== undefined && asksForLawAlone(text);
    const alone = this.#rateForKind({ text: isLawAlone ? before : text }, states, kind);
    if (before === undefined || isLawAlone) return withLikelihoods(alone, library);
    return foundInTalk(alone, this.#rateForKind({ text, before }, states, kind), library);
  }

  /**
   * The states that have a rule of their own which answers a question that names no state.
   *
   * @returns their two letters
   */
  statesThatAnswer(
    text: string,
    { before, around = `${before ?? ''} ${text}`, library = 0 }: AskedAround,
  ): string[] {
    const kind = kindTold(text, around) ?? USUAL_KIND;
    const question = this.#readQuestion({ text, before });
    if (question === undefined) return [];
    const { most } = question;
    const nearest = [...this.#byState.values()].flatMap((facts) =>
      facts.toSorted((a, b) => (most[b] ?? 0) - (most[a] ?? 0)).slice(0, RATED_IN_STATE),
    );
    return statesAnswered(this.#rateFacts(question, nearest, kind), library);
  }

  /** What a rule says, and what it is asked. */
  textsOf(fact: LawFact): readonly string[] {
    const read = this.#read.find((one) => one.fact === fact);
    return read === undefined ? [] : this.#texts.slice(read.from, read.to);
  }

  /**
   * Rates rules as {@link #rate} does. The name of a cooperative lies near to every rule that says it,
   * and is no matter: a question of one is rated with it and without, and both count alike.
   */
  #rateForKind(asked: Asked, states: ReadonlySet<string>, kind: CommunityKind): Rated {
    const rated = this.#rate(asked, states, kind);
    if (kind !== 'cooperative') return rated;
    const { text, before } = asked;
    const matter = { text: withoutCooperative(text), before: before && withoutCooperative(before) };
    if (isSame(matter, asked)) return rated;
    return ratedBetween(rated, this.#rate(matter, states, kind));
  }

  /** Rates the rules of some states for one kind of community. */
  #rate(asked: Asked, states: ReadonlySet<string>, kind: CommunityKind): Rated {
    const question = this.#readQuestion(asked);
    if (question === undefined) return { rated: [], nearest: -1 };
    const facts = [...states].flatMap((state) => this.#byState.get(state) ?? []);
    return this.#rateFacts(
      question,
      facts.toSorted((a, b) => a - b),
      kind,
    );
  }

  /** Rates some rules, by their numbers, for one kind of community. */
  #rateFacts(question: ReadQuestion, facts: readonly number[], kind: CommunityKind): Rated {
    const rated = facts.flatMap((number): RatedFact[] => {
      const rule = this.#read[number];
      if (rule === undefined) return [];
      const features = factFeatures(rule, question, kind);
      return [{ fact: rule.fact, features, score: factScore(features) }];
    });
    return { rated, nearest: Math.max(...question.kins.most) };
  }

  /** Holds a question against every rule; undefined where no vectors are known. */
  #readQuestion(asked: Asked): ReadQuestion | undefined {
    const encoder = this.#encoder;
    const rows = this.#rows.get();
    if (encoder === undefined || rows === undefined) return undefined;
    if (this.#lastRead !== undefined && isSame(this.#lastRead, asked)) return this.#lastRead;
    const { text, before } = asked;
    const said = before === undefined ? text : `${before} ${text}`;
    const spelled = this.#spelled(withoutSize(withoutWhose(said)), encoder);
    const nears = rows.times(encoder.encode(spelled));
    const near = nearnessOf(this.#read, nears);
    this.#lastRead = {
      text,
      before,
      words: plainWords(spelled),
      read: this.#reader?.read(text, before),
      nears,
      most: near.most,
      twins: this.#twins.nearness(near),
      kins: this.#kins.nearness(near),
    };
    return this.#lastRead;
  }

  /** A question with what its misspelled words stand for. */
  #spelled(text: string, encoder: SentenceEncoder): string {
    const meant = wordsOf(text).flatMap(({ form }) => {
      if (form.length < CORRECTED_CHARS || encoder.knows(form)) return [];
      return this.words.correct(form) ?? [];
    });
    return [text, ...meant].join(' ');
  }
}
