import { formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { splitByLargestRemainder, timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import { homeGroups, SPLIT_FIELD, SPLIT_HOMES, sharesInWords, sumOfShares } from './homes.ts';
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
const WHOLE = 10_000;

/**
 * What owners must be assessed in a year: (operating + reserves - other income) ÷ (1 - the part that
 * will not be paid), rounded up; each home by its share, as a monthly amount rounded up to the cent.
 */
function calculate(values: BudgetValues): Calculation {
  const { operating, reserves, income, uncollected, split } = values;
  const net = operating + reserves - income;
  const toAssess = timesRatio(net, WHOLE, WHOLE - uncollected, 'up');
  const groups = homeGroups(split, values.homes, values.kinds);
  const all = sumOfShares(groups);
  const exact = splitByLargestRemainder(
    toAssess,
    groups.map(({ homes, share }) => homes * share),
  );
  const rows = groups.map((group, index) => {
    const monthly = timesRatio(toAssess, group.share, all * MONTHS, 'up');
    return { ...group, monthly, yearly: monthly * MONTHS, part: exact[index] ?? 0 };
  });
  const homes = rows.reduce((sum, row) => sum + row.homes, 0);
  const billed = rows.reduce((sum, row) => sum + row.homes * row.yearly, 0);
  const [first] = rows;
  return {
    answer:
      rows.length === 1
        ? `Each of ${count(homes, 'home')} pays ${formatMoney(first?.monthly ?? 0)} a month to bring in ${formatMoney(toAssess)} a year.`
        : `${formatMoney(toAssess)} a year, by share: ${rows.map(({ name, monthly }) => `${name.toLowerCase()} ${formatMoney(monthly)}`).join(', ')} a month.`,
    verdict: 'none',
    figures: [
      { label: 'To assess in a year', kind: 'money', value: toAssess },
      { label: 'A month, on average', kind: 'money', value: timesRatio(billed, 1, homes * MONTHS) },
      {
        label: 'To reserves',
        kind: 'percent',
        value: timesRatio(reserves, WHOLE, operating + reserves),
      },
    ],
    working: [
      `Needed: ${formatMoney(operating)} operating + ${formatMoney(reserves)} reserves - ${formatMoney(income)} other income = ${formatMoney(net)}.`,
      uncollected === 0
        ? `Everything is expected to be paid: ${formatMoney(toAssess)} to assess.`
        : `With ${percentText(uncollected)} not paid: ${formatMoney(net)} ÷ ${percentText(WHOLE - uncollected)} = ${formatMoney(toAssess)} to assess.`,
      sharesInWords(groups),
      ...rows.map(
        ({ name, share, monthly }) =>
          `${name}: ${formatMoney(toAssess)} × ${share / 100} ÷ ${all / 100} ÷ 12 = ${formatMoney(monthly)} a month, rounded up to the cent.`,
      ),
      `Billed in a year: ${formatMoney(billed)}, ${formatMoney(billed - toAssess)} more than needed by rounding up.`,
    ],
    tables: [
      {
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
        rows: rows.map((row) => [
          row.name,
          row.homes,
          row.share,
          row.monthly,
          row.yearly,
          row.part,
        ]),
        note: 'The last column is the budget split to the cent by largest remainder; the others are rounded up for each home.',
      },
    ],
    chart: {
      kind: 'bars',
      title: 'A month by kind of home',
      summary: rows.map(({ name, monthly }) => `${name}: ${formatMoney(monthly)}`).join('; '),
      unit: 'money',
      labels: rows.map(({ name }) => name),
      series: [{ label: 'A month', values: rows.map(({ monthly }) => monthly) }],
    },
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
  parts: [
    { title: 'The budget', fields: ['operating', 'reserves', 'income', 'uncollected'] },
    { title: 'The homes', fields: ['split', 'homes', 'kinds'] },
  ],
  check,
  calculate,
});
