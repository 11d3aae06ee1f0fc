import { type Cents, formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import type { ReserveValues } from './reserve-fields.ts';
import { PLAN_YEARS, type ReserveYear } from './reserve-plan.ts';
import { count } from './words.ts';

/** Reserves as they were worked out, before anything is said of them. */
export interface Funding {
  values: ReserveValues;
  components: readonly { name: string; cost: Cents; life: number; left: number }[];
  /** The fully funded balance, and how much of it there is; null where there is no wear. */
  full: Cents;
  funded: number | null;
  /** On all replacements of the plan. */
  spent: Cents;
  /** The least contribution that keeps every year's end at the floor or above. */
  least: Cents;
  /** Year by year, with the contribution as it is and with the least one. */
  now: readonly ReserveYear[];
  needed: readonly ReserveYear[];
  /** The year in which the balance first falls below the floor; null where none is. */
  shortIn: number | null;
}

/** How well reserves are funded and whether that lasts, in words. */
export function answerOf({ values, funded, least, shortIn }: Funding): string {
  const { contribution, floor } = values;
  const now =
    funded === null
      ? 'There is no wear to fund yet.'
      : `Reserves are ${percentText(funded)} funded.`;
  return shortIn === null
    ? `${now} With ${formatMoney(contribution)} a year the balance stays at ${formatMoney(floor)} or above for ${PLAN_YEARS} years; the least that does is ${formatMoney(least)}.`
    : `${now} With ${formatMoney(contribution)} a year the balance falls below ${formatMoney(floor)} in ${shortIn}; it takes ${formatMoney(least)}.`;
}

const lowestOf = (years: readonly ReserveYear[]) =>
  Math.min(...years.map(({ closing }) => closing));

/** A yearly amount as what each home pays a month, rounded up to the cent. */
const perHome = (cents: Cents, { homes }: ReserveValues) => timesRatio(cents, 1, homes * 12, 'up');

/** The amounts at a glance. */
export function figuresOf({ values, funded, least, now }: Funding): Calculation['figures'] {
  return [
    ...(funded === null
      ? []
      : [{ label: 'Percent funded', kind: 'percent' as const, value: funded }]),
    { label: 'Needed a year', kind: 'money', value: least },
    { label: 'A month for a home', kind: 'money', value: perHome(least, values) },
    { label: 'Lowest balance as it is', kind: 'money', value: lowestOf(now) },
  ];
}

/** The steps with their figures, in their order. */
export function workingOf({ values, components, full, funded, spent, least }: Funding): string[] {
  const { balance, contribution, floor, homes, year, inflation, interest, rise } = values;
  return [
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
    `Spending in ${PLAN_YEARS} years, with ${percentText(inflation)} inflation a year: ${formatMoney(spent)}.`,
    `Each year: opening + ${percentText(interest)} interest on it + contribution (rising ${percentText(rise)} a year) − spending = closing.`,
    least === 0
      ? `Without any contribution in ${year} or later no year ends below ${formatMoney(floor)}.`
      : `The least contribution in ${year} with which no year ends below ${formatMoney(floor)}: ${formatMoney(least)}, found by trying; a cent less falls short.`,
    `For a home: ${formatMoney(least)} ÷ 12 ÷ ${count(homes, 'home')} = ${formatMoney(perHome(least, values))} a month, rounded up to the cent; now it is ${formatMoney(perHome(contribution, values))}.`,
  ];
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

/** The plan year by year: with what it takes, and as it is. */
export function planTables({ values, least, now, needed }: Funding): CalculationTable[] {
  const { contribution, year } = values;
  return [
    planTable('needed', `With ${formatMoney(least)} a year`, needed, year),
    planTable('now', `As it is, with ${formatMoney(contribution)} a year`, now, year),
  ];
}

/** The balance of both plans, from year to year. */
export function balanceChart({ values, least, now, needed }: Funding): CalculationChart {
  const { contribution, floor, year } = values;
  const balances = (years: readonly ReserveYear[]) => years.map(({ closing }) => closing);
  return {
    kind: 'line',
    title: 'Balance at the end of each year',
    summary: `With ${formatMoney(contribution)} a year the lowest balance is ${formatMoney(lowestOf(now))}; with ${formatMoney(least)} it never falls below ${formatMoney(floor)}.`,
    unit: 'money',
    labels: now.map((_, index) => String(year + index)),
    series: [
      { label: `With ${formatMoney(least)}`, values: balances(needed) },
      { label: `With ${formatMoney(contribution)}`, values: balances(now) },
    ],
  };
}
