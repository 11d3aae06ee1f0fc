import type { Models } from '@hoa/content/models';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { OURS } from '@hoa/core/search/retrieve';
import {
  likelihoodOnceRead,
  type ReadingWeights,
  scopeLikelihood,
} from '@hoa/core/search/scope/scope';
import { fitLogistic, type LogisticExample } from './fit-logistic.ts';
import { loadOffTopic } from './fit-wording.ts';
import { foldsOf } from './folds.ts';
import { loadGraded } from './graded.ts';
import { type EvalQuestion, isOurs } from './question-sets.ts';

const FOLDS = 5;
/** Keeps the odds of what the evidence is sure of finite. */
const SURE = 1e-4;

/** A question that stands alone, with how likely it is ours by the evidence, and whether it is. */
interface Read extends LogisticExample<'evidence' | 'nearest'> {
  likelihood: number;
}

/** Questions that neither the transformer nor an editor has seen, and whether each is for us. */
function standingAlone(questions: readonly EvalQuestion[]): Map<string, boolean> {
  const alone = questions.filter(
    ({ kind, history }) => kind !== 'follow-up' && kind !== 'spanish' && history.length === 0,
  );
  const graded = loadGraded().filter(({ history }) => history.length === 0);
  return new Map([
    ...alone.map((question): [string, boolean] => [question.question, isOurs(question)]),
    ...graded.map(({ question }): [string, boolean] => [question, true]),
    ...loadOffTopic().map((question): [string, boolean] => [question, false]),
  ]);
}

function readAll(
  index: LibraryIndex,
  { answers: { encoder, directions } }: Models,
  questions: readonly EvalQuestion[],
): Read[] {
  return [...standingAlone(questions)].flatMap(([text, holds]) => {
    const { evidence, answer } = index.retrieve({ text });
    // What editors answered in these very words is known to be ours.
    if (answer !== undefined) return [];
    const likelihood = Math.min(1 - SURE, Math.max(SURE, scopeLikelihood(evidence)));
    const nearest = directions.times(encoder.encode(text)).reduce((x, y) => Math.max(x, y), -1);
    const odds = Math.log(likelihood / (1 - likelihood));
    return [{ likelihood, holds, evidence: { evidence: odds, nearest } }];
  });
}

/** Shares of what is ours and of what is not that are declined. */
interface Declined {
  ours: number;
  offTopic: number;
}

function declined(read: readonly { holds: boolean; likelihood: number }[]): Declined {
  const share = (holds: boolean) => {
    const some = read.filter((one) => one.holds === holds);
    return some.filter(({ likelihood }) => likelihood < OURS).length / some.length;
  };
  return { ours: share(true), offTopic: share(false) };
}

/**
 * Fits how much the nearest authored answer counts beside the evidence of the scope, and says what is
 * declined by the evidence alone and, of five folds each fitted by the others, by both.
 *
 * @param index which reads questions as a visitor's are
 */
export function fitReading(
  index: LibraryIndex,
  models: Models,
  questions: readonly EvalQuestion[],
): { weights: ReadingWeights; count: number; evidence: Declined; both: Declined } {
  const all = readAll(index, models, questions);
  const judged = foldsOf(all, FOLDS, ({ holds }) => String(holds)).flatMap(
    ({ training, heldOut }) => {
      const weights = fitLogistic(training);
      return heldOut.map(({ holds, likelihood, evidence: { nearest } }) => ({
        holds,
        likelihood: likelihoodOnceRead(likelihood, nearest, weights),
      }));
    },
  );
  return {
    weights: fitLogistic(all),
    count: all.length,
    evidence: declined(all),
    both: declined(judged),
  };
}
