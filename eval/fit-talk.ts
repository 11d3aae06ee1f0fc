import { loadWordVectors } from '@hoa/content/word-vectors';
import { follow, inTalk } from '@hoa/core/answers/talk/conversation';
import { LEANS, type LeaningSigns, leaning, leaningSigns } from '@hoa/core/answers/talk/leaning';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { OWN_WEIGHTS, type OwnFit, ownScore } from '@hoa/core/search/rank/own-fit';
import type { RankedExcerpt } from '@hoa/core/search/rank/rank-excerpts';
import { withStateNames } from '@hoa/core/text/asked-states';
import { followUps, newSubjects } from './conversations.ts';
import { type ChoiceExample, fitChoice } from './fit-choice.ts';
import { fitLogistic, type LogisticExample } from './fit-logistic.ts';
import { foldsOf } from './folds.ts';
import { tellsGold } from './gold.ts';
import type { EvalQuestion } from './question-sets.ts';

const FOLDS = 5;
/** Excerpts looked at for each question; those far below never lead. */
const ROWS_MAX = 120;

type Piece = keyof OwnFit | 'rest';
const PIECES = ['rest', ...Object.keys(OWN_WEIGHTS)] as readonly Piece[];

/** A question with what went before, what it teaches, and the conversation that it is of. */
interface Tried {
  conversation: string;
  leans: LogisticExample<keyof LeaningSigns>;
  choice: ChoiceExample<Piece> | undefined;
}

function choiceExample(
  excerpts: readonly RankedExcerpt[],
  question: EvalQuestion,
): ChoiceExample<Piece> | undefined {
  const isRight = excerpts.map(({ excerpt }) => tellsGold(question, excerpt.passage, excerpt.text));
  const kept = excerpts.flatMap((excerpt, place) => {
    const right = isRight[place] === true;
    const { own, score } = excerpt;
    const isLooked = right || place < ROWS_MAX;
    return own && isLooked ? [{ right, row: { rest: score - ownScore(own), ...own } }] : [];
  });
  if (!kept.some(({ right }) => right)) return undefined;
  const values = Float64Array.from(kept.flatMap(({ row }) => PIECES.map((name) => row[name])));
  return { names: PIECES, values, isRight: kept.map(({ right }) => right), weight: 1 };
}

function tryOne(index: LibraryIndex, question: EvalQuestion, leans: boolean): Tried {
  const { history } = question;
  let talk: ReturnType<typeof follow>['talk'];
  for (const before of history) talk = follow(index, withStateNames(before), talk).talk;
  if (talk === undefined) throw new Error(`Nothing was said before ${question.id}`);
  const text = withStateNames(question.question);
  const alone = index.retrieve({ text, follows: true });
  const evidence = leaningSigns(text, alone, talk.articles);
  const excerpts = leans ? index.retrieve(inTalk(text, talk)).excerpts : [];
  const conversation = leans ? (history[0] ?? '') : question.id;
  return {
    conversation,
    leans: { evidence, holds: leans },
    choice: leans ? choiceExample(excerpts, question) : undefined,
  };
}

function fitBoth(tried: readonly Tried[]) {
  return {
    leaning: fitLogistic(tried.map(({ leans }) => leans)),
    own: fitChoice(
      tried.flatMap(({ choice }) => choice ?? []),
      { rest: 1 },
    ),
  };
}

function isChosenRight(
  { names, values, isRight }: ChoiceExample<Piece>,
  weights: Readonly<Record<Piece, number>>,
): boolean {
  const score = (row: number) =>
    names.reduce(
      (sum, name, at) => sum + weights[name] * (values[row * names.length + at] ?? 0),
      0,
    );
  const scores = isRight.map((_, row) => score(row));
  return isRight[scores.indexOf(Math.max(...scores))] === true;
}

function share(tried: readonly boolean[]): number {
  return tried.filter(Boolean).length / tried.length;
}

/**
 * Fits what tells that a question goes on from what was said, and what its own words add to the
 * rating then; each on five folds too, no conversation in two, to say what it gives on others.
 */
export function fitTalk(articles: readonly LibraryArticle[], questions: readonly EvalQuestion[]) {
  const index = buildLibraryIndex(articles, GLOSSARY, { vectors: loadWordVectors() });
  const tried = [
    ...followUps(questions).map((question) => tryOne(index, question, true)),
    ...newSubjects(questions).map((question) => tryOne(index, question, false)),
  ];
  const conversations = [...new Set(tried.map(({ conversation }) => conversation))];
  const leanedOn: boolean[] = [];
  const apart: boolean[] = [];
  const right: boolean[] = [];
  for (const fold of foldsOf(conversations, FOLDS, () => '')) {
    const training = new Set(fold.training);
    const weights = fitBoth(tried.filter(({ conversation }) => training.has(conversation)));
    for (const { conversation, leans, choice } of tried) {
      if (training.has(conversation)) continue;
      const isTold = leaning(leans.evidence, weights.leaning) >= LEANS;
      if (leans.holds) leanedOn.push(isTold);
      else apart.push(!isTold);
      if (choice !== undefined) right.push(isChosenRight(choice, weights.own));
    }
  }
  return {
    ...fitBoth(tried),
    heldOut: { leanedOn: share(leanedOn), apart: share(apart), right: share(right) },
  };
}
