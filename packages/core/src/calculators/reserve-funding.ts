import { formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationTable } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import { factsFor, lawLimits } from './law-figures.ts';
import { COMPONENT_KINDS, RESERVE_FIELDS } from './reserve-fields.ts';
import { fullyFunded, PLAN_YEARS, type ReserveYear, reservePlan } from './reserve-plan.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

type ReserveValues = Values<typeof RESERVE_FIELDS>;

const WHOLE = 10_000;

function check({ components }: ReserveValues): FieldProblem | undefined {
  const row = components.findIndex(({ left, life }) => left > life);
  return row === -1
    ? undefined
    : {
        field: `components-${row}-left`,
        message: `Row ${row + 1}: the years left cannot be more than the whole life.`,
      };
}

function planTable(
  id: string,
  title: string,
  years: readonly ReserveYear[],
  first: number,
): CalculationTable {
  return {
    id,
    title,
    columns: [
      { label: 'Year', kind: 'text' },
      { label: 'Opening', kind: 'money' },
      { label: 'Contribution', kind: 'money' },
      { label: 'Interest', kind: 'money' },
      { label: 'Spending', kind: 'money' },
      { label: 'Closing', kind: 'money' },
      { label: 'Funded', kind: 'percent' },
    ],
    rows: years.map(({ opening, contribution, interest, spending, closing, funded }, index) => [
      String(first + index),
      opening,
      contribution,
      interest,
      spending,
      closing,
      funded,
    ]),
  };
}

/**
 * How well reserves are funded now, and what thirty years ask for. Percent funded is the balance
 * ÷ the fully funded balance (National Reserve Study Standards, Community Associations Institute);
 * the contribution is the least that keeps every year's end at the floor or above, a pooled plan.
 */
function calculate(values: ReserveValues, law: readonly LawFact[]): Calculation {
  const { balance, contribution, floor, homes, year, state, community } = values;
  const components = values.components.map((row) => ({
    ...row,
    name: COMPONENT_KINDS.find(({ value }) => value === row.kind)?.label ?? row.kind,
  }));
  const full = fullyFunded(components);
  const funded = full === 0 ? null : timesRatio(balance, WHOLE, full);
  const plan = reservePlan(components, values);
  const now = plan.run(contribution);
  const least = plan.leastContribution();
  const needed = plan.run(least);
  const lowest = now.reduce((low, one) => (one.closing < low.closing ? one : low));
  const short = now.findIndex(({ closing }) => closing < floor);
  const perHome = (cents: number) => timesRatio(cents, 1, homes * 12, 'up');
  const facts = factsFor(law, community);
  const spent = plan.spending.reduce((sum, one) => sum + one, 0);
  return {
    answer: `${funded === null ? 'There is no wear to fund yet.' : `Reserves are ${percentText(funded)} funded.`} ${
      short === -1
        ? `With ${formatMoney(contribution)} a year the balance stays at ${formatMoney(floor)} or above for ${PLAN_YEARS} years; the least that does is ${formatMoney(least)}.`
        : `With ${formatMoney(contribution)} a year the balance falls below ${formatMoney(floor)} in ${year + short}; it takes ${formatMoney(least)}.`
    }`,
    verdict: short === -1 ? 'met' : 'not-met',
    figures: [
      ...(funded === null
        ? []
        : [{ label: 'Percent funded', kind: 'percent' as const, value: funded }]),
      { label: 'Needed a year', kind: 'money', value: least },
      { label: 'A month for a home', kind: 'money', value: perHome(least) },
      { label: 'Lowest balance as it is', kind: 'money', value: lowest.closing },
    ],
    working: [
      ...components.map(
        ({ name, cost, life, left }) =>
          `${name}: ${formatMoney(cost)} × ${life - left} of ${life} years used = ${formatMoney(timesRatio(cost, life - left, life))}.`,
      ),
      `Fully funded balance, all of these together: ${formatMoney(full)}.`,
      ...(funded === null
        ? []
        : [
            `Percent funded: ${formatMoney(balance)} ÷ ${formatMoney(full)} = ${percentText(funded)}.`,
          ]),
      `Spending in ${PLAN_YEARS} years, with ${percentText(values.inflation)} inflation a year: ${formatMoney(spent)}.`,
      `Each year: opening + ${percentText(values.interest)} interest on it + contribution (rising ${percentText(values.rise)} a year) - spending = closing.`,
      least === 0
        ? `Without any contribution in ${year} or later no year ends below ${formatMoney(floor)}.`
        : `The least contribution in ${year} with which no year ends below ${formatMoney(floor)}: ${formatMoney(least)}, found by trying; a cent less falls short.`,
      `For a home: ${formatMoney(least)} ÷ 12 ÷ ${count(homes, 'home')} = ${formatMoney(perHome(least))} a month, rounded up to the cent; now it is ${formatMoney(perHome(contribution))}.`,
    ],
    tables: [
      planTable('needed', `With ${formatMoney(least)} a year`, needed, year),
      planTable('now', `As it is, with ${formatMoney(contribution)} a year`, now, year),
    ],
    chart: {
      kind: 'line',
      title: 'Balance at the end of each year',
      summary: `With ${formatMoney(contribution)} a year the lowest balance is ${formatMoney(lowest.closing)}; with ${formatMoney(least)} it never falls below ${formatMoney(floor)}.`,
      unit: 'money',
      labels: now.map((_, index) => String(year + index)),
      series: [
        { label: `With ${formatMoney(least)}`, values: needed.map(({ closing }) => closing) },
        { label: `With ${formatMoney(contribution)}`, values: now.map(({ closing }) => closing) },
      ],
    },
    facts,
    limits: [
      ...lawLimits(state, facts, false, 'reserves'),
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
  parts: [
    { title: 'The components', fields: ['components'] },
    { title: 'The money', fields: ['balance', 'contribution', 'rise', 'homes'] },
    { title: 'The assumptions', fields: ['inflation', 'interest', 'floor', 'year'] },
    { title: 'The law', fields: ['state', 'community'] },
  ],
  check,
  calculate,
});
