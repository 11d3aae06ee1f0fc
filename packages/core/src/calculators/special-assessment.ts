import { addMonths } from '../calendar/plain-date.ts';
import { formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem } from './calculator.ts';
import { type HomeGroup, homeGroups, sharesInWords, sumOfShares } from './homes.ts';
import { installments, levelPayment } from './installments.ts';
import { factsFor, figureAt, lawLimits, sectionOf } from './law-figures.ts';
import { SPECIAL_ASSESSMENT_FIGURES } from './law-places.ts';
import {
  SPECIAL_ASSESSMENT_FIELDS,
  type SpecialAssessmentValues,
} from './special-assessment-fields.ts';
import { type AssessedGroup, assessmentNotice } from './special-assessment-notice.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

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

function scheduleTable(name: string, { schedule }: AssessedGroup, due: string) {
  return {
    id: 'schedule',
    title: `Payment by payment: ${name.toLowerCase()}`,
    columns: [
      { label: 'No.', kind: 'count' as const },
      { label: 'Due', kind: 'date' as const },
      { label: 'Payment', kind: 'money' as const },
      { label: 'Interest', kind: 'money' as const },
      { label: 'Principal', kind: 'money' as const },
      { label: 'Still owed', kind: 'money' as const },
    ],
    rows: schedule.map(({ number, payment, interest, principal, owed }) => [
      number,
      addMonths(due, number - 1),
      payment,
      interest,
      principal,
      owed,
    ]),
  };
}

function calculate(values: SpecialAssessmentValues, law: readonly LawFact[]): Calculation {
  const { cost, reserves, budget, split, payment, months, rate, due, state, community } = values;
  const total = cost - reserves;
  const groups = assess(values, total);
  const [first] = groups;
  const isPlan = payment === 'installments';
  const homes = groups.reduce((sum, group) => sum + group.homes, 0);
  const collected = groups.reduce((sum, group) => sum + group.homes * group.once, 0);
  const facts = factsFor(law, community);
  const figure = budget === 0 ? undefined : figureAt(facts, SPECIAL_ASSESSMENT_FIGURES);
  const limit = figure && timesRatio(budget, figure.value, 100, 'down');
  const isAbove = limit !== undefined && total > limit;
  const several = groups.length > 1;
  const each = several ? 'On average' : 'Each home';
  const average = timesRatio(collected, 1, homes);
  return {
    answer: several
      ? `${formatMoney(total)} to collect: ${groups.map(({ name, once }) => `${name.toLowerCase()} ${formatMoney(once)}`).join(', ')}${isPlan ? `, in one payment or in ${months}` : ''}.`
      : `${formatMoney(total)} to collect: each of ${count(homes, 'home')} pays ${formatMoney(first?.once ?? 0)}${isPlan ? `, or ${formatMoney(first?.monthly ?? 0)} a month for ${months} months` : ''}.`,
    verdict: limit === undefined ? 'none' : isAbove ? 'above' : 'within',
    figures: [
      { label: 'To collect', kind: 'money', value: total },
      { label: each, kind: 'money', value: average },
      ...(isPlan && !several && first !== undefined
        ? [
            { label: `A month, ${months} times`, kind: 'money' as const, value: first.monthly },
            { label: 'Interest in all', kind: 'money' as const, value: first.paid - first.once },
          ]
        : []),
    ],
    working: [
      `To collect: ${formatMoney(cost)} - ${formatMoney(reserves)} from reserves = ${formatMoney(total)}.`,
      ...(split === 'equal'
        ? [
            `Each home: ${formatMoney(total)} ÷ ${homes} = ${formatMoney(first?.once ?? 0)}, rounded up to the cent.`,
          ]
        : [
            sharesInWords(groups),
            ...groups.map(
              ({ name, share, once }) =>
                `${name}: ${formatMoney(total)} × ${share / 100} ÷ ${sumOfShares(groups) / 100} = ${formatMoney(once)}, rounded up to the cent.`,
            ),
          ]),
      ...(isPlan && rate > 0
        ? groups.map(
            ({ name, once, monthly }) =>
              `${name}, a month: ${formatMoney(once)} × r ÷ (1 - (1 + r)^-${months}) with r = ${percentText(rate)} ÷ 12, so ${formatMoney(monthly)}.`,
          )
        : []),
      ...(isPlan && rate === 0
        ? groups.map(
            ({ name, once, monthly }) =>
              `${name}, a month: ${formatMoney(once)} ÷ ${months} = ${formatMoney(monthly)}.`,
          )
        : []),
      ...(figure === undefined || limit === undefined
        ? []
        : [
            `Against the budget: ${figure.value} percent of ${formatMoney(budget)} in ${sectionOf(figure)} is ${formatMoney(limit)}; ${formatMoney(total)} is ${isAbove ? 'above' : 'within'} it.`,
          ]),
      collected === total
        ? 'The amounts add up to the cent.'
        : `Rounding up brings in ${formatMoney(collected - total)} more than needed.`,
    ],
    tables: [
      {
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
        rows: groups.map((group) => [
          group.name,
          group.homes,
          group.once,
          ...(isPlan ? [group.monthly, group.paid] : []),
        ]),
      },
      ...(isPlan && first !== undefined ? [scheduleTable(first.name, first, due)] : []),
    ],
    ...(isPlan && first !== undefined
      ? {
          chart: {
            kind: 'line',
            title: `What is still owed: ${first.name.toLowerCase()}`,
            summary: `What is owed falls from ${formatMoney(first.once)} to nothing in ${first.schedule.length} payments.`,
            unit: 'money',
            labels: ['0', ...first.schedule.map(({ number }) => String(number))],
            series: [
              {
                label: 'Still owed',
                values: [first.once, ...first.schedule.map(({ owed }) => owed)],
              },
            ],
          },
        }
      : {}),
    facts,
    limits: [
      ...lawLimits(state, facts, figure !== undefined, 'special assessments'),
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
        months: isPlan ? months : 1,
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
    'Level payments are those of an ordinary annuity: P × r ÷ (1 - (1 + r)^-n), r a twelfth of the yearly rate.',
  fields: SPECIAL_ASSESSMENT_FIELDS,
  parts: [
    { title: 'The project', fields: ['cost', 'reserves'] },
    { title: 'The split', fields: ['split', 'homes', 'kinds'] },
    { title: 'The payment', fields: ['payment', 'months', 'rate', 'due'] },
    { title: 'The law', fields: ['state', 'community', 'budget'] },
  ],
  check,
  calculate,
});
