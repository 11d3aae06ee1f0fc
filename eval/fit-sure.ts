import { chooseLead, mayBeShown } from '@hoa/core/answers/lead/choose-lead';
import {
  type LeadEvidence,
  leadEvidence,
  SURE_WEIGHTS,
  type SureWeights,
} from '@hoa/core/answers/lead/sure-lead';
import { understandInState } from '@hoa/core/answers/talk/understand-in-state';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { likelihoodBy } from '@hoa/core/search/numbers/logistic';
import { withStateNames } from '@hoa/core/text/asked-states';
import { fitLogistic, type LogisticExample } from './fit-logistic.ts';
import { foldsOf } from './folds.ts';
import { type Grade, type GradedQuestion, gradeOf } from './graded.ts';

const FOLDS = 5;
/** Shares of all leads that are least likely to answer. */
const SHARES = [0.03, 0.06, 0.1];

/** The lead of a graded question with what tells whether it answers, at least by half. */
interface GradedLead extends LogisticExample<keyof LeadEvidence> {
  grade: Grade;
}

function gradedLeads(index: LibraryIndex, graded: readonly GradedQuestion[]): GradedLead[] {
  return graded.flatMap((one) => {
    const said = one.history.map(withStateNames);
    const { first } = understandInState(index, withStateNames(one.question), said, undefined);
    const { excerpts, wanted } = first.retrieval;
    const lead = chooseLead(first.retrieval)?.excerpt;
    if (lead === undefined) return [];
    const rivals = excerpts.filter((excerpt) => mayBeShown(excerpt, wanted.states));
    const evidence = leadEvidence(lead, rivals, first.retrieval);
    const { passage, text } = lead.excerpt;
    const grade = gradeOf(passage.kind === 'answer' ? passage.text : text, one);
    if (evidence === undefined || grade === 'unread') return [];
    return [{ evidence, grade, holds: grade !== 'no' }];
  });
}

/** Of the leads that are least likely to answer: how many there are, and the shares that answer and do not. */
interface Unsure {
  likelihood: number;
  count: number;
  yes: number;
  no: number;
}

function leastLikely(judged: readonly { grade: Grade; likelihood: number }[]): Unsure[] {
  const sorted = judged.toSorted((a, b) => a.likelihood - b.likelihood);
  return SHARES.map((share) => {
    const some = sorted.slice(0, Math.round(share * sorted.length));
    const shareOf = (grade: Grade) =>
      some.filter((one) => one.grade === grade).length / some.length;
    const likelihood = some.at(-1)?.likelihood ?? 0;
    return { likelihood, count: some.length, yes: shareOf('yes'), no: shareOf('no') };
  });
}

/**
 * Fits what tells whether a lead answers, to leads that readers graded, and says what the least likely
 * are worth, each judged by weights that four other fifths gave.
 */
export function fitSure(
  index: LibraryIndex,
  graded: readonly GradedQuestion[],
): { weights: SureWeights; kept: Unsure[]; heldOut: Unsure[] } {
  const leads = gradedLeads(index, graded);
  const rate = (some: readonly GradedLead[], weights: SureWeights) =>
    some.map(({ grade, evidence }) => ({ grade, likelihood: likelihoodBy(evidence, weights) }));
  const judged = foldsOf(leads, FOLDS, ({ grade }) => grade).flatMap(({ training, heldOut }) =>
    rate(heldOut, fitLogistic(training)),
  );
  return {
    weights: fitLogistic(leads),
    kept: leastLikely(rate(leads, SURE_WEIGHTS)),
    heldOut: leastLikely(judged),
  };
}
