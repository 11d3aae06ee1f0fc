import { HUNDRED_PERCENT } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import { defineCalculator, type FieldProblem, type Law } from './calculator.ts';
import { factsFor, lawLimits } from './law-figures.ts';
import { COMPONENT_KINDS, RESERVE_FIELDS, type ReserveValues } from './reserve-fields.ts';
import { fullyFunded, reservePlan } from './reserve-plan.ts';
import {
  answerOf,
  balanceChart,
  type Funding,
  figuresOf,
  planTables,
  workingOf,
} from './reserve-result.ts';
import { TOOLS } from './tool-list.ts';

function check({ components }: ReserveValues): FieldProblem | undefined {
  const row = components.findIndex(({ left, life }) => left > life);
  return row === -1
    ? undefined
    : {
        field: `components-${row}-left`,
        message: `Row ${row + 1}: the years left cannot be more than the whole life.`,
      };
}

/**
 * How well reserves are funded now, and what thirty years ask for. Percent funded is the balance
 * ÷ the fully funded balance (National Reserve Study Standards, Community Associations Institute);
 * the contribution is the least that keeps every year's end at the floor or above, a pooled plan.
 */
function fundingOf(values: ReserveValues): Funding {
  const { balance, contribution, floor, year } = values;
  const components = values.components.map((row) => ({
    ...row,
    name: COMPONENT_KINDS.find(({ value }) => value === row.kind)?.label ?? row.kind,
  }));
  const full = fullyFunded(components);
  const plan = reservePlan(components, values);
  const now = plan.run(contribution);
  const least = plan.leastContribution();
  const short = now.findIndex(({ closing }) => closing < floor);
  return {
    values,
    components,
    full,
    funded: full === 0 ? null : timesRatio(balance, HUNDRED_PERCENT, full),
    spent: plan.spending.reduce((sum, one) => sum + one, 0),
    least,
    now,
    needed: plan.run(least),
    shortIn: short === -1 ? null : year + short,
  };
}

function calculate(values: ReserveValues, law: Law): Calculation {
  const { state, community } = values;
  const funding = fundingOf(values);
  const facts = factsFor(law, community);
  return {
    answer: answerOf(funding),
    verdict: funding.shortIn === null ? 'met' : 'not-met',
    figures: figuresOf(funding),
    working: workingOf(funding),
    tables: planTables(funding),
    chart: balanceChart(funding),
    facts,
    limits: [
      ...lawLimits(state, law && facts, false, 'reserves'),
      'No reserve study: lives and costs are yours. A study counts and inspects the components, and some states ask for one.',
      'A plan that only stays above zero (baseline funding) breaks when one thing fails early: a floor above zero is safer.',
    ],
  };
}

/** Percent funded, and the yearly contribution that thirty years of replacements call for. */
export const RESERVE_FUNDING = defineCalculator({
  ...TOOLS['reserve-funding'],
  questions: ['reserve-study'],
  source:
    'Percent funded and fully funded balance as in the National Reserve Study Standards (Community Associations Institute).',
  fields: RESERVE_FIELDS,
  mainFigure: ['Needed a year'],
  parts: [
    { title: 'The components', fields: ['components'] },
    { title: 'The money', fields: ['balance', 'contribution', 'rise', 'homes'] },
    { title: 'The assumptions', fields: ['inflation', 'interest', 'floor', 'year'] },
    { title: 'The law', fields: ['state', 'community'] },
  ],
  check,
  calculate,
});
