import { formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type Values } from './calculator.ts';
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
import { count } from './words.ts';

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
const WHOLE = 10_000;

/** The cap that the law of a state sets, in hundredths of a percent over the year before. */
function lawCap(facts: readonly LawFact[]) {
  const over = figureAt(facts, INCREASE_FIGURES);
  if (over !== undefined) return { figure: over, cap: over.value * 100 };
  const to = figureAt(facts, INCREASED_TO_FIGURES);
  return to && { figure: to, cap: (to.value - 100) * 100 };
}

/** The largest assessment that stays within a cap, in cents; rounded down, as more is above it. */
export function mostWithin(currentCents: number, capHundredths: number): number {
  return timesRatio(currentCents, WHOLE + capHundredths, WHOLE, 'down');
}

/**
 * An increase held against the caps of the law and of the documents, the lower of which decides.
 * Percent is (proposed - now) / now; whether it is above a cap is decided on the amounts, not on the
 * rounded percentage.
 */
function calculate(values: IncreaseValues, law: readonly LawFact[]): Calculation {
  const { current, proposed, period, homes, state, community, cap } = values;
  const facts = factsFor(law, community);
  const byLaw = lawCap(facts);
  const caps = [
    ...(byLaw === undefined ? [] : [{ cap: byLaw.cap, from: sectionOf(byLaw.figure) }]),
    ...(cap === null ? [] : [{ cap, from: 'your documents' }]),
  ];
  const lowest = caps.toSorted((a, b) => a.cap - b.cap)[0];
  const difference = proposed - current;
  const size = timesRatio(Math.abs(difference), WHOLE, current);
  const yearly = PAYMENTS[period];
  const most = lowest === undefined ? undefined : mostWithin(current, lowest.cap);
  const isAbove = most !== undefined && proposed > most;
  const change =
    difference === 0
      ? `No change: ${formatMoney(current)} a ${period} stays`
      : `${difference < 0 ? 'A decrease' : 'An increase'} of ${formatMoney(Math.abs(difference))} a ${period}, or ${percentText(size)}`;
  const steps = [
    ...new Set([
      0,
      300,
      500,
      1_000,
      1_500,
      2_000,
      2_500,
      ...(difference > 0 ? [size] : []),
      ...caps.map((one) => one.cap),
    ]),
  ].sort((a, b) => a - b);
  return {
    answer:
      lowest === undefined || most === undefined
        ? `${change}. No cap was given or found to hold it against.`
        : isAbove
          ? `${change}: ${formatMoney(proposed - most)} above the cap of ${percentText(lowest.cap)} in ${lowest.from}, which ends at ${formatMoney(most)}.`
          : `${change}${difference === 0 ? ', ' : ': '}within the cap of ${percentText(lowest.cap)} in ${lowest.from}, which ends at ${formatMoney(most)}.`,
    verdict: most === undefined ? 'none' : isAbove ? 'above' : 'within',
    figures: [
      { label: 'Change', kind: 'percent', value: difference < 0 ? -size : size },
      ...(most === undefined
        ? []
        : [{ label: 'Most within the cap', kind: 'money' as const, value: most }]),
      { label: 'More a year for a home', kind: 'money', value: difference * yearly },
      { label: 'More a year in all', kind: 'money', value: difference * yearly * homes },
    ],
    working: [
      `Change: ${formatMoney(proposed)} - ${formatMoney(current)} = ${formatMoney(difference)} a ${period}.`,
      `In percent: ${formatMoney(Math.abs(difference))} ÷ ${formatMoney(current)} = ${percentText(size)}${difference < 0 ? ' less' : ''}.`,
      ...caps.map(
        (one) =>
          `Cap in ${one.from}: ${formatMoney(current)} × (100 + ${one.cap / 100}) percent = ${formatMoney(mostWithin(current, one.cap))} at most, rounded down to the cent.`,
      ),
      `In a year: ${formatMoney(difference)} × ${yearly} = ${formatMoney(difference * yearly)} for a home, × ${count(homes, 'home')} = ${formatMoney(difference * yearly * homes)}.`,
    ],
    tables: [
      {
        id: 'increases',
        title: 'What each increase brings',
        columns: [
          { label: 'Increase', kind: 'percent' },
          { label: `A ${period}`, kind: 'money' },
          { label: 'More a year for a home', kind: 'money' },
          { label: 'More a year in all', kind: 'money' },
        ],
        rows: steps.map((step) => {
          const amount = step === size && difference > 0 ? proposed : mostWithin(current, step);
          const more = (amount - current) * yearly;
          return [step, amount, more, more * homes];
        }),
      },
    ],
    chart: {
      kind: 'bars',
      title: 'The assessment now and proposed',
      summary: `${formatMoney(current)} now, ${formatMoney(proposed)} proposed${most === undefined ? '' : `, ${formatMoney(most)} at most within the cap`}.`,
      unit: 'money',
      labels: ['Now', 'Proposed'],
      series: [{ label: `A ${period}`, values: [current, proposed] }],
      ...(most === undefined ? {} : { mark: { label: 'Cap', value: most } }),
    },
    facts,
    limits: [
      ...lawLimits(state, facts, byLaw !== undefined, 'how far assessments may rise'),
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
