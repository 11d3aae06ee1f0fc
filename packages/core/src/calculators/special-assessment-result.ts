import { addMonths } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import { sharesInWords, sumOfShares } from './homes.ts';
import { type AppliedFigure, sectionOf } from './law-figures.ts';
import type { SpecialAssessmentValues } from './special-assessment-fields.ts';
import type { AssessedGroup } from './special-assessment-notice.ts';
import { count, power } from './words.ts';

/** A special assessment as it was worked out, before anything is said of it. */
export interface Assessed {
  values: SpecialAssessmentValues;
  /** What is needed, and what comes in, as what each home pays is rounded up to the cent. */
  total: Cents;
  collected: Cents;
  homes: number;
  /** One group where every home pays the same. */
  groups: readonly [AssessedGroup, ...AssessedGroup[]];
  isPlan: boolean;
  /** The figure of the law that the total was held against, and what it allows of the budget. */
  limit: { figure: AppliedFigure; amount: Cents } | undefined;
  isAbove: boolean;
}

/** What each home pays, in a sentence. */
export function answerOf({ total, homes, groups, isPlan, values: { months } }: Assessed): string {
  const [{ once, monthly }] = groups;
  if (groups.length > 1) {
    const each = groups.map((one) => `${one.name.toLowerCase()} ${formatMoney(one.once)}`);
    const plan = isPlan ? `, in one payment or in ${months}` : '';
    return `${formatMoney(total)} to collect: ${each.join(', ')}${plan}.`;
  }
  const plan = isPlan ? `, or ${formatMoney(monthly)} a month for ${months} months` : '';
  return `${formatMoney(total)} to collect: each of ${count(homes, 'home')} pays ${formatMoney(once)}${plan}.`;
}

/** The amounts at a glance; those of a plan where there is one for every home. */
export function figuresOf(assessed: Assessed): Calculation['figures'] {
  const { total, collected, homes, groups, isPlan, values } = assessed;
  const [{ once, monthly, paid }] = groups;
  const isSame = groups.length === 1;
  return [
    { label: 'To collect', kind: 'money', value: total },
    {
      label: isSame ? 'Each home' : 'On average',
      kind: 'money',
      value: timesRatio(collected, 1, homes),
    },
    ...(isPlan && isSame
      ? [
          { label: `A month, ${values.months} times`, kind: 'money' as const, value: monthly },
          { label: 'Interest, each home', kind: 'money' as const, value: paid - once },
        ]
      : []),
  ];
}

function splitInWords({ total, homes, groups, values }: Assessed): string[] {
  const [{ once }] = groups;
  if (values.split === 'equal') {
    return [
      `Each home: ${formatMoney(total)} ÷ ${homes.toLocaleString('en-US')} = ${formatMoney(once)}, rounded up to the cent.`,
    ];
  }
  const all = sumOfShares(groups) / 100;
  const each = groups.map(
    (group) =>
      `${group.name}: ${formatMoney(total)} × ${group.share / 100} ÷ ${all} = ${formatMoney(group.once)}, rounded up to the cent.`,
  );
  return [sharesInWords(groups), ...each];
}

function planInWords({ groups, values: { months, rate } }: Assessed): string[] {
  return groups.map(({ name, once, monthly }) =>
    rate > 0
      ? `${name}, a month: ${formatMoney(once)} × r ÷ (1 − (1 + r)${power(-months)}) with r = ${percentText(rate)} ÷ 12, so ${formatMoney(monthly)}.`
      : `${name}, a month: ${formatMoney(once)} ÷ ${months} = ${formatMoney(monthly)}.`,
  );
}

/** The steps with their figures, in their order. */
export function workingOf(assessed: Assessed): string[] {
  const { total, collected, isPlan, limit, isAbove, values } = assessed;
  const { cost, reserves, budget } = values;
  return [
    `To collect: ${formatMoney(cost)} − ${formatMoney(reserves)} from reserves = ${formatMoney(total)}.`,
    ...splitInWords(assessed),
    ...(isPlan ? planInWords(assessed) : []),
    ...(limit === undefined
      ? []
      : [
          `Against the budget: ${limit.figure.value} percent of ${formatMoney(budget)} in ${sectionOf(limit.figure)} is ${formatMoney(limit.amount)}; ${formatMoney(total)} is ${isAbove ? 'above' : 'within'} it.`,
        ]),
    collected === total
      ? 'The amounts add up to the cent.'
      : `Rounding up brings in ${formatMoney(collected - total)} more than needed.`,
  ];
}

function homesTable({ groups, isPlan }: Assessed): CalculationTable {
  return {
    id: 'homes',
    title: 'Amounts by home',
    columns: [
      { label: 'Home', kind: 'text' },
      { label: 'Homes', kind: 'count' },
      { label: 'In one payment', kind: 'money' },
      ...(isPlan
        ? [
            { label: 'A month', kind: 'money' as const },
            { label: 'Paid in all', kind: 'money' as const },
          ]
        : []),
    ],
    rows: groups.map(({ name, homes, once, monthly, paid }) => [
      name,
      homes,
      once,
      ...(isPlan ? [monthly, paid] : []),
    ]),
  };
}

function scheduleTable({ groups: [{ name, schedule }], values }: Assessed): CalculationTable {
  return {
    id: 'schedule',
    title: `Payment by payment: ${name.toLowerCase()}`,
    columns: [
      { label: 'No.', kind: 'count' },
      { label: 'Due', kind: 'date' },
      { label: 'Payment', kind: 'money' },
      { label: 'Interest', kind: 'money' },
      { label: 'Principal', kind: 'money' },
      { label: 'Still owed', kind: 'money' },
    ],
    rows: schedule.map(({ number, payment, interest, principal, owed }) => [
      number,
      addMonths(values.due, number - 1),
      payment,
      interest,
      principal,
      owed,
    ]),
  };
}

/** What each home pays and, where it may pay in installments, those of the first kind of home. */
export function tablesOf(assessed: Assessed): CalculationTable[] {
  return [homesTable(assessed), ...(assessed.isPlan ? [scheduleTable(assessed)] : [])];
}

/** How what is owed falls, from payment to payment. */
export function owedChart({ groups: [{ name, once, schedule }] }: Assessed): CalculationChart {
  return {
    kind: 'line',
    title: `What is still owed: ${name.toLowerCase()}`,
    summary: `What is owed falls from ${formatMoney(once)} to nothing in ${schedule.length} payments.`,
    unit: 'money',
    labels: ['0', ...schedule.map(({ number }) => String(number))],
    series: [{ label: 'Still owed', values: [once, ...schedule.map(({ owed }) => owed)] }],
  };
}
