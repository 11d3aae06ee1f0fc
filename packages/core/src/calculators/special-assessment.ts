import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Law } from './calculator.ts';
import { type HomeGroup, homeGroups, sumOfShares } from './homes.ts';
import { installments, levelPayment } from './installments.ts';
import { factsFor, figureAt, lawLimits } from './law-figures.ts';
import { SPECIAL_ASSESSMENT_FIGURES } from './law-places.ts';
import {
  SPECIAL_ASSESSMENT_FIELDS,
  type SpecialAssessmentValues,
} from './special-assessment-fields.ts';
import { type AssessedGroup, assessmentNotice } from './special-assessment-notice.ts';
import {
  type Assessed,
  answerOf,
  figuresOf,
  owedChart,
  tablesOf,
  workingOf,
} from './special-assessment-result.ts';
import { TOOLS } from './tool-list.ts';

function check({ cost, reserves }: SpecialAssessmentValues): FieldProblem | undefined {
  return reserves >= cost
    ? { field: 'reserves', message: 'Reserves cover it all: there is nothing to assess.' }
    : undefined;
}

/** What one home of each group pays of a total by its share of all shares, rounded up to the cent. */
export function assessByShare(total: number, groups: readonly HomeGroup[]): number[] {
  const all = sumOfShares(groups);
  return groups.map(({ share }) => timesRatio(total, share, all, 'up'));
}

function assess(values: SpecialAssessmentValues, total: number): AssessedGroup[] {
  const groups = homeGroups(values.split, values.homes, values.kinds);
  const once = assessByShare(total, groups);
  const isPlan = values.payment === 'installments';
  const months = isPlan ? values.months : 1;
  const rate = isPlan ? values.rate : 0;
  return groups.map((group, index) => {
    const amount = once[index] ?? 0;
    const schedule = installments(amount, rate, months);
    const paid = schedule.reduce((sum, { payment }) => sum + payment, 0);
    return { ...group, once: amount, monthly: levelPayment(amount, rate, months), paid, schedule };
  });
}

function workOut(values: SpecialAssessmentValues, facts: readonly LawFact[]): Assessed {
  const { cost, reserves, budget, payment } = values;
  const total = cost - reserves;
  const groups = assess(values, total);
  const [first, ...others] = groups;
  if (first === undefined) throw new Error('No home to assess.');
  const figure = budget === 0 ? undefined : figureAt(facts, SPECIAL_ASSESSMENT_FIGURES);
  const limit = figure && { figure, amount: timesRatio(budget, figure.value, 100, 'down') };
  return {
    values,
    total,
    limit,
    groups: [first, ...others],
    collected: groups.reduce((sum, { homes, once }) => sum + homes * once, 0),
    homes: groups.reduce((sum, { homes }) => sum + homes, 0),
    isPlan: payment === 'installments',
    isAbove: limit !== undefined && total > limit.amount,
  };
}

function calculate(values: SpecialAssessmentValues, law: Law): Calculation {
  const { cost, reserves, split, months, rate, due, state, community } = values;
  const facts = factsFor(law, community);
  const assessed = workOut(values, facts);
  const { total, homes, groups, isPlan, limit, isAbove } = assessed;
  const payments = isPlan ? months : 1;
  return {
    answer: answerOf(assessed),
    verdict: limit === undefined ? 'none' : isAbove ? 'above' : 'within',
    figures: figuresOf(assessed),
    working: workingOf(assessed),
    tables: tablesOf(assessed),
    ...(isPlan ? { chart: owedChart(assessed) } : {}),
    facts,
    limits: [
      ...lawLimits(state, law && facts, limit !== undefined, 'special assessments'),
      ...(isAbove
        ? [
            'What it takes to go above the figure of the law stands in the rule below, with its exceptions.',
          ]
        : []),
      'Your declaration decides how a cost is shared, and your documents who must approve it.',
    ],
    draft: {
      title: 'The notice',
      text: assessmentNotice({
        cost,
        reserves,
        total,
        split,
        homes,
        groups,
        months: payments,
        rate,
        due,
      }),
    },
  };
}

/** A special assessment: each home's share of a project, in one payment or in installments. */
export const SPECIAL_ASSESSMENT = defineCalculator({
  ...TOOLS['special-assessment'],
  questions: ['special-assessment-vote'],
  source:
    'Level payments are those of an ordinary annuity: P × r ÷ (1 − (1 + r)⁻ⁿ), r a twelfth of the yearly rate.',
  fields: SPECIAL_ASSESSMENT_FIELDS,
  mainFigure: ['Each home', 'On average'],
  parts: [
    { title: 'The project', fields: ['cost', 'reserves'] },
    { title: 'The split', fields: ['split', 'homes', 'kinds'] },
    { title: 'The payment', fields: ['payment', 'months', 'rate', 'due'] },
    { title: 'The law', fields: ['state', 'community', 'budget'] },
  ],
  check,
  calculate,
});
