import { loadAnswerModel } from '@hoa/content/answer-model';
import { FEDERAL, STATES } from '@hoa/core/jurisdictions';
import { kindTold } from '@hoa/core/law/community-kinds';
import { FactIndex } from '@hoa/core/law/fact-index';
import {
  type CoverEvidence,
  coverLikelihood,
  FACT_WEIGHTS,
  type FactFeature,
  type FactWeights,
  factScore,
  RULE_ANSWERS,
} from '@hoa/core/law/fact-weights';
import { matterOf, withoutWhose } from '@hoa/core/law/fact-words';
import { coverEvidence, type FoundFact, type RatedFact } from '@hoa/core/law/found-facts';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LawFact } from '@hoa/core/schemas/law';
import { type ChoiceExample, fitChoice } from './fit-choice.ts';
import { fitLogistic, type LogisticExample } from './fit-logistic.ts';
import { foldsOf } from './folds.ts';
import { leaveOutOfRules, leftOutQuestions } from './left-out-questions.ts';
import { randomNumbers } from './random.ts';
import type { StartVectors } from './start-vectors.ts';

const FOLDS = 5;
/** Rules looked at for each question; those far below never lead. */
const ROWS_MAX = 40;
/** Of what editors wrote of their articles one question in so many is left out likewise. */
const ARTICLES_EVERY = 12;
/** Of those on matters that the table has nothing on one in so many takes part. */
const OTHER_EVERY = 4;

const NAMES = Object.keys(FACT_WEIGHTS) as FactFeature[];

/** A question put to the rules of a state, and which of those found answer it. */
interface Tried {
  from: 'answered by a rule' | 'the state has no rule' | 'another matter';
  found: FoundFact[];
  isRight: (fact: LawFact) => boolean;
  asked: { nearest: number; beyond: number };
}

/** A rule on the same matter for another kind of community is as right where no kind is told. */
function isSame(one: LawFact, other: LawFact, text: string): boolean {
  const isTwin =
    one.state === other.state &&
    one.question === other.question &&
    matterOf(one) === matterOf(other);
  return one.id === other.id || (isTwin && kindTold(text) === undefined);
}

/** Questions of three kinds, each put to the rules of one state. */
function tryAll(articles: readonly LibraryArticle[], law: LawTable, start: StartVectors): Tried[] {
  const random = randomNumbers();
  const { kept, leftOut } = leaveOutOfRules(law);
  const out = leftOutQuestions(articles, ARTICLES_EVERY, start, kept);
  const index = new FactIndex(kept, { vectors: out.vectors, answers: loadAnswerModel() });
  const anyState = () => STATES[Math.floor(random() * STATES.length)]?.code ?? FEDERAL;
  const ask = (from: Tried['from'], text: string, state: string, isRight: Tried['isRight']) => {
    const library = out.index.retrieve({ text: withoutWhose(text) }).evidence.near;
    const found = index.find(text, new Set([state, FEDERAL]), { library });
    const [best] = found;
    const nearest = best === undefined ? 0 : best.evidence.elsewhere + best.features.kin;
    return { from, found, isRight, asked: { nearest, beyond: best?.evidence.beyond ?? 0 } };
  };
  const has = new Set(law.facts.map(({ state, question }) => `${state} ${question}`));
  const lawTopics = new Set(LAW_QUESTIONS.flatMap(({ topics }) => topics));
  const others = out.leftOut
    .filter(({ slug }) => !lawTopics.has(slug))
    .map(({ question }) => question)
    .filter((_, at) => at % OTHER_EVERY === 0);
  return [
    ...leftOut.map(({ fact, text }) => {
      const state = fact.state === FEDERAL ? anyState() : fact.state;
      return ask('answered by a rule', text, state, (one) => isSame(fact, one, text));
    }),
    ...leftOut.flatMap(({ fact: { question }, text }) => {
      const state = anyState();
      const isAnswered = has.has(`${state} ${question}`) || has.has(`${FEDERAL} ${question}`);
      return isAnswered ? [] : [ask('the state has no rule', text, state, () => false)];
    }),
    ...others.map((text) => ask('another matter', text, anyState(), () => false)),
  ];
}

function choiceOf({ found, isRight }: Tried): ChoiceExample<FactFeature>[] {
  const marked = found.map(({ features, fact }) => ({ features, right: isRight(fact) }));
  const rows = marked.filter(({ right }, place) => right || place < ROWS_MAX);
  if (!rows.some(({ right }) => right)) return [];
  const values = rows.flatMap(({ features }) => NAMES.map((name) => features[name]));
  return [
    {
      names: NAMES,
      values: Float64Array.from(values),
      weight: 1,
      isRight: rows.map(({ right }) => right),
    },
  ];
}

/** What tells whether the rule answers that some weights put first, and whether it does. */
function coverOf(
  { found, isRight, asked }: Tried,
  weights: FactWeights,
): LogisticExample<keyof CoverEvidence> {
  const rated = found
    .map(({ fact, features }): RatedFact => {
      return { fact, features, score: factScore(features, weights) };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = rated;
  return {
    evidence: coverEvidence(rated, 0, asked),
    holds: best !== undefined && isRight(best.fact),
  };
}

function fitBoth(tried: readonly Tried[]) {
  const weights = fitChoice(tried.flatMap(choiceOf), {});
  return { weights, cover: fitLogistic(tried.map((one) => coverOf(one, weights))) };
}

/**
 * Fits which rule answers a question on a state, and whether any does, and says what the fits give
 * on questions that took no part: of those that a rule answers it should come first and be given,
 * of the others none should be.
 */
export function fitFacts(articles: readonly LibraryArticle[], law: LawTable, start: StartVectors) {
  const all = tryAll(articles, law, start);
  const sums = new Map<string, { from: string; count: number; first: number; given: number }>();
  for (const { training, heldOut } of foldsOf(all, FOLDS, ({ from }) => from)) {
    const { weights, cover } = fitBoth(training);
    for (const one of heldOut) {
      const { from } = one;
      const sum = sums.get(from) ?? { from, count: 0, first: 0, given: 0 };
      sums.set(from, sum);
      const { evidence, holds } = coverOf(one, weights);
      const isGiven = coverLikelihood(evidence, cover) >= RULE_ANSWERS;
      sum.count += 1;
      if (holds) sum.first += 1;
      if (isGiven && (holds || from !== 'answered by a rule')) sum.given += 1;
    }
  }
  return { ...fitBoth(all), heldOut: [...sums.values()] };
}
