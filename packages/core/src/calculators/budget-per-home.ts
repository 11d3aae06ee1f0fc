import { type Cents, formatMoney } from '../money/cents.ts';
import { HUNDRED_PERCENT, percentText } from '../money/hundredths.ts';
import { splitByLargestRemainder, timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import {
  type HomeGroup,
  homeGroups,
  SPLIT_FIELD,
  SPLIT_HOMES,
  sharesInWords,
  sumOfShares,
} from './homes.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

const amount = (label: string, start: string, help?: string) =>
  ({ kind: 'money', label, start, min: 0, max: 1_000_000_000, ...(help && { help }) }) as const;

const FIELDS = {
  operating: amount(
    'Operating expenses',
    '412,000',
    'A year: insurance, utilities, upkeep, management.',
  ),
  reserves: amount('Contribution to reserves', '96,000'),
  income: {
    ...amount('Other income', '14,000', 'Interest, rents and fees that lower what owners pay.'),
    isOptional: true,
    leftOut: '0',
  },
  uncollected: {
    kind: 'percent',
    label: 'Not expected to be paid',
    help: 'The part of assessments that will not come in this year.',
    start: '2',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 50,
  },
  split: SPLIT_FIELD,
  ...SPLIT_HOMES,
} as const;

type BudgetValues = Values<typeof FIELDS>;

function check({ operating, reserves, income }: BudgetValues): FieldProblem | undefined {
  return income >= operating + reserves
    ? { field: 'income', message: 'Other income covers it all: nothing is left to assess.' }
    : undefined;
}

const MONTHS = 12;

/** A kind of home with what it pays. */
interface BilledGroup extends HomeGroup {
  monthly: Cents;
  yearly: Cents;
  /** What all of them owe of the budget, exactly. */
  part: Cents;
}

/** A budget as it was worked out, before anything is said of it. */
interface Budget {
  values: BudgetValues;
  net: Cents;
  toAssess: Cents;
  groups: readonly BilledGroup[];
  homes: number;
  /** In a year, with what each home pays rounded up. */
  billed: Cents;
}

/**
 * What owners must be assessed in a year: (operating + reserves - other income) ÷ (1 - the part that
 * will not be paid), rounded up; each home by its share, as a monthly amount rounded up to the cent.
 */
function budgetOf(values: BudgetValues): Budget {
  const { operating, reserves, income, uncollected, split } = values;
  const net = operating + reserves - income;
  const toAssess = timesRatio(net, HUNDRED_PERCENT, HUNDRED_PERCENT - uncollected, 'up');
  const shared = homeGroups(split, values.homes, values.kinds);
  const all = sumOfShares(shared);
  const exact = splitByLargestRemainder(
    toAssess,
    shared.map(({ homes, share }) => homes * share),
  );
  const groups = shared.map((group, index) => {
    const monthly = timesRatio(toAssess, group.share, all * MONTHS, 'up');
    return { ...group, monthly, yearly: monthly * MONTHS, part: exact[index] ?? 0 };
  });
  return {
    values,
    net,
    toAssess,
    groups,
    homes: groups.reduce((sum, { homes }) => sum + homes, 0),
    billed: groups.reduce((sum, { homes, yearly }) => sum + homes * yearly, 0),
  };
}

function answerOf({ toAssess, groups, homes }: Budget): string {
  const [first, ...others] = groups;
  if (first !== undefined && others.length === 0) {
    return `Each of ${count(homes, 'home')} pays ${formatMoney(first.monthly)} a month to bring in ${formatMoney(toAssess)} a year.`;
  }
  const each = groups.map(({ name, monthly }) => `${name.toLowerCase()} ${formatMoney(monthly)}`);
  return `${formatMoney(toAssess)} a year, by share: ${each.join(', ')} a month.`;
}

function workingOf({ values, net, toAssess, groups, billed }: Budget): string[] {
  const { operating, reserves, income, uncollected } = values;
  const all = sumOfShares(groups) / 100;
  return [
    `Needed: ${formatMoney(operating)} operating + ${formatMoney(reserves)} reserves − ${formatMoney(income)} other income = ${formatMoney(net)}.`,
    uncollected === 0
      ? `Everything is expected to be paid: ${formatMoney(toAssess)} to assess.`
      : `With ${percentText(uncollected)} not paid: ${formatMoney(net)} ÷ ${percentText(HUNDRED_PERCENT - uncollected)} = ${formatMoney(toAssess)} to assess.`,
    sharesInWords(groups),
    ...groups.map(
      ({ name, share, monthly }) =>
        `${name}: ${formatMoney(toAssess)} × ${share / 100} ÷ ${all} ÷ 12 = ${formatMoney(monthly)} a month, rounded up to the cent.`,
    ),
    `Billed in a year: ${formatMoney(billed)}, ${formatMoney(billed - toAssess)} more than needed by rounding up.`,
  ];
}

function homesTable({ groups }: Budget): CalculationTable {
  return {
    id: 'homes',
    title: 'What each home pays',
    columns: [
      { label: 'Home', kind: 'text' },
      { label: 'Homes', kind: 'count' },
      { label: 'Share each', kind: 'decimal' },
      { label: 'A month', kind: 'money' },
      { label: 'A year', kind: 'money' },
      { label: 'All of them, exactly', kind: 'money' },
    ],
    rows: groups.map(({ name, homes, share, monthly, yearly, part }) => [
      name,
      homes,
      share,
      monthly,
      yearly,
      part,
    ]),
    note: 'The last column is the budget split to the cent by largest remainder; the others are rounded up for each home.',
  };
}

function monthlyChart({ groups }: Budget): CalculationChart {
  return {
    kind: 'bars',
    title: 'A month by kind of home',
    summary: groups.map(({ name, monthly }) => `${name}: ${formatMoney(monthly)}`).join('; '),
    unit: 'money',
    labels: groups.map(({ name }) => name),
    series: [{ label: 'A month', values: groups.map(({ monthly }) => monthly) }],
  };
}

function calculate(values: BudgetValues): Calculation {
  const { operating, reserves } = values;
  const budget = budgetOf(values);
  const { toAssess, billed, homes } = budget;
  const toReserves = timesRatio(reserves, HUNDRED_PERCENT, operating + reserves);
  return {
    answer: answerOf(budget),
    verdict: 'none',
    figures: [
      { label: 'To assess in a year', kind: 'money', value: toAssess },
      { label: 'A month, on average', kind: 'money', value: timesRatio(billed, 1, homes * MONTHS) },
      { label: 'To reserves', kind: 'percent', value: toReserves },
    ],
    working: workingOf(budget),
    tables: [homesTable(budget)],
    chart: monthlyChart(budget),
    facts: [],
    limits: [
      'Which shares count, and for which costs, is in the declaration; some costs go to some homes only.',
      'In some states owners ratify the budget before it applies.',
    ],
  };
}

/** A budget per home, by share, with the money that will not come in. */
export const BUDGET_PER_HOME = defineCalculator({
  ...TOOLS['budget-per-home'],
  questions: [],
  source: "Exact parts by the largest remainder method (Hamilton's method of apportionment).",
  fields: FIELDS,
  mainFigure: ['A month, on average'],
  parts: [
    { title: 'The budget', fields: ['operating', 'reserves', 'income', 'uncollected'] },
    { title: 'The homes', fields: ['split', 'homes', 'kinds'] },
  ],
  check,
  calculate,
});
