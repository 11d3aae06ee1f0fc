import { type Cents, formatMoney } from '../money/cents.ts';
import { HUNDRED_PERCENT, percentText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import { count } from './words.ts';

/** A cap on an increase. */
interface Cap {
  /** In hundredths of a percent over the year before. */
  cap: number;
  /** Where it stands. */
  from: string;
  /** The largest assessment within it. */
  most: Cents;
}

/** An increase as it was worked out, before anything is said of it. */
export interface Increase {
  current: Cents;
  proposed: Cents;
  /** Below 0 for a decrease. */
  difference: Cents;
  /** Of the assessment now, whichever way it goes, in hundredths of a percent. */
  size: number;
  period: string;
  /** In a year. */
  payments: number;
  homes: number;
  caps: readonly Cap[];
  /** The cap that decides, where there is one. */
  lowest: Cap | undefined;
  isAbove: boolean;
}

/** The largest assessment that stays within a cap, in cents; rounded down, as more is above it. */
export function mostWithin(currentCents: number, capHundredths: number): number {
  return timesRatio(currentCents, HUNDRED_PERCENT + capHundredths, HUNDRED_PERCENT, 'down');
}

function changeInWords({ current, difference, size, period }: Increase): string {
  if (difference === 0) return `No change: ${formatMoney(current)} a ${period} stays`;
  const kind = difference < 0 ? 'A decrease' : 'An increase';
  return `${kind} of ${formatMoney(Math.abs(difference))} a ${period}, or ${percentText(size)}`;
}

/** What the increase is and how it stands against the cap, in a sentence. */
export function answerOf(increase: Increase): string {
  const { proposed, difference, lowest, isAbove } = increase;
  const change = changeInWords(increase);
  if (lowest === undefined) return `${change}. No cap was given or found to hold it against.`;
  const { cap, from, most } = lowest;
  const limit = `the cap of ${percentText(cap)} in ${from}, which ends at ${formatMoney(most)}.`;
  if (isAbove) return `${change}: ${formatMoney(proposed - most)} above ${limit}`;
  return `${change}${difference === 0 ? ', ' : ': '}within ${limit}`;
}

/** The amounts at a glance. */
export function figuresOf(increase: Increase): Calculation['figures'] {
  const { difference, size, lowest, payments, homes } = increase;
  return [
    { label: 'Change', kind: 'percent', value: difference < 0 ? -size : size },
    ...(lowest === undefined
      ? []
      : [{ label: 'Most within the cap', kind: 'money' as const, value: lowest.most }]),
    { label: 'More a year for a home', kind: 'money', value: difference * payments },
    { label: 'More a year in all', kind: 'money', value: difference * payments * homes },
  ];
}

/** The steps with their figures, in their order. */
export function workingOf(increase: Increase): string[] {
  const { current, proposed, difference, size, period, payments, homes, caps } = increase;
  const yearly = difference * payments;
  return [
    `Change: ${formatMoney(proposed)} − ${formatMoney(current)} = ${formatMoney(difference)} a ${period}.`,
    `In percent: ${formatMoney(Math.abs(difference))} ÷ ${formatMoney(current)} = ${percentText(size)}${difference < 0 ? ' less' : ''}.`,
    ...caps.map(
      ({ cap, from, most }) =>
        `Cap in ${from}: ${formatMoney(current)} × (100 + ${cap / 100}) percent = ${formatMoney(most)} at most, rounded down to the cent.`,
    ),
    `In a year: ${formatMoney(difference)} × ${payments} = ${formatMoney(yearly)} for a home, × ${count(homes, 'home')} = ${formatMoney(yearly * homes)}.`,
  ];
}

/** Increases of which the table always has a row, in hundredths of a percent. */
const USUAL_INCREASES = [0, 300, 500, 1_000, 1_500, 2_000, 2_500];

/** What the usual increases bring, the one proposed and those up to each cap. */
export function increasesTable(increase: Increase): CalculationTable {
  const { current, proposed, difference, size, period, payments, homes, caps } = increase;
  const isRise = difference > 0;
  const steps = new Set([
    ...USUAL_INCREASES,
    ...(isRise ? [size] : []),
    ...caps.map(({ cap }) => cap),
  ]);
  return {
    id: 'increases',
    title: 'What each increase brings',
    columns: [
      { label: 'Increase', kind: 'percent' },
      { label: `A ${period}`, kind: 'money' },
      { label: 'More a year for a home', kind: 'money' },
      { label: 'More a year in all', kind: 'money' },
    ],
    rows: [...steps]
      .sort((a, b) => a - b)
      .map((step) => {
        const amount = isRise && step === size ? proposed : mostWithin(current, step);
        const more = (amount - current) * payments;
        return [step, amount, more, more * homes];
      }),
  };
}

/** The assessment now and proposed, beside the cap. */
export function amountsChart({ current, proposed, period, lowest }: Increase): CalculationChart {
  const cap = lowest && `, ${formatMoney(lowest.most)} at most within the cap`;
  return {
    kind: 'bars',
    title: 'The assessment now and proposed',
    summary: `${formatMoney(current)} now, ${formatMoney(proposed)} proposed${cap ?? ''}.`,
    unit: 'money',
    labels: ['Now', 'Proposed'],
    series: [{ label: `A ${period}`, values: [current, proposed] }],
    ...(lowest && { mark: { label: 'Cap', value: lowest.most } }),
  };
}
