import { HUNDRED_PERCENT } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import {
  amountsChart,
  answerOf,
  figuresOf,
  type Increase,
  increasesTable,
  mostWithin,
  workingOf,
} from './assessment-increase-result.ts';
import { defineCalculator, type Law, type Values } from './calculator.ts';
import { HOMES_FIELD } from './homes.ts';
import {
  CAP_SOURCE,
  COMMUNITY_FIELD,
  factsFor,
  figureAt,
  lawLimits,
  STATE_FIELD,
  sectionOf,
} from './law-figures.ts';
import { INCREASE_FIGURES, INCREASED_TO_FIGURES } from './law-places.ts';
import { TOOLS } from './tool-list.ts';

const FIELDS = {
  current: { kind: 'money', label: 'Assessment now', start: '325', min: 1, max: 1_000_000 },
  proposed: { kind: 'money', label: 'Assessment proposed', start: '398', min: 0, max: 1_000_000 },
  period: {
    kind: 'choice',
    label: 'Paid every',
    start: 'month',
    isOptional: true,
    options: [
      { value: 'month', label: 'Month' },
      { value: 'quarter', label: 'Quarter' },
      { value: 'year', label: 'Year' },
    ],
  },
  homes: { ...HOMES_FIELD, label: 'Homes that pay it' },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
  cap: {
    kind: 'percent',
    label: 'Cap in your documents',
    help: 'Percent over the year before; leave it empty if there is none.',
    start: '',
    isOptional: true,
    isEmptyAllowed: true,
    min: 0,
    max: 1_000,
  },
} as const;

type IncreaseValues = Values<typeof FIELDS>;

const PAYMENTS = { month: 12, quarter: 4, year: 1 } as const;

/** The cap that the law of a state sets, in hundredths of a percent over the year before. */
function lawCap(facts: readonly LawFact[]) {
  const over = figureAt(facts, INCREASE_FIGURES);
  if (over !== undefined) return { figure: over, cap: over.value * 100 };
  const to = figureAt(facts, INCREASED_TO_FIGURES);
  return to && { figure: to, cap: (to.value - 100) * 100 };
}

/**
 * An increase held against the caps of the law and of the documents, the lower of which decides.
 * Percent is (proposed - now) / now; whether it is above a cap is decided on the amounts, not on the
 * rounded percentage.
 */
function calculate(values: IncreaseValues, law: Law): Calculation {
  const { current, proposed, period, homes, state, community, cap } = values;
  const facts = factsFor(law, community);
  const byLaw = lawCap(facts);
  const caps = [
    ...(byLaw === undefined ? [] : [{ cap: byLaw.cap, from: sectionOf(byLaw.figure) }]),
    ...(cap === null ? [] : [{ cap, from: 'your documents' }]),
  ].map((one) => ({ ...one, most: mostWithin(current, one.cap) }));
  const difference = proposed - current;
  const lowest = caps.toSorted((a, b) => a.cap - b.cap)[0];
  const isAbove = lowest !== undefined && proposed > lowest.most;
  const increase: Increase = {
    current,
    proposed,
    difference,
    size: timesRatio(Math.abs(difference), HUNDRED_PERCENT, current),
    period,
    payments: PAYMENTS[period],
    homes,
    caps,
    lowest,
    isAbove,
  };
  return {
    answer: answerOf(increase),
    verdict: lowest === undefined ? 'none' : isAbove ? 'above' : 'within',
    figures: figuresOf(increase),
    working: workingOf(increase),
    tables: [increasesTable(increase)],
    chart: amountsChart(increase),
    facts,
    limits: [
      ...lawLimits(state, law && facts, byLaw !== undefined, 'how far assessments may rise'),
      ...(isAbove
        ? [
            'What it takes to go above a cap (a vote, a notice, another budget) stands in the rule, not here.',
          ]
        : []),
      'Many declarations have a cap of their own, or tie it to an index. The lower of two caps decides.',
    ],
  };
}

/** An increase of the regular assessment, held against the caps of the law and of the documents. */
export const ASSESSMENT_INCREASE = defineCalculator({
  ...TOOLS['assessment-increase'],
  questions: ['assessment-increase-cap'],
  source: CAP_SOURCE,
  fields: FIELDS,
  parts: [
    { title: 'The assessment', fields: ['current', 'proposed', 'period', 'homes'] },
    { title: 'The caps', fields: ['state', 'community', 'cap'] },
  ],
  calculate,
});
