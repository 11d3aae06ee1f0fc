import { addDays, dateInWords, type PlainDate } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import type { FineCaps } from './fine-caps.ts';
import type { FineValues } from './fine-fields.ts';
import type { Accrued, FineDays, FineGrowth } from './fine-growth.ts';
import { count } from './words.ts';

/** A fine as it was worked out, before anything is said of it. */
export interface AccruedFine {
  values: FineValues;
  caps: FineCaps;
  days: FineDays;
  /** The last day on which a further fine may be added. */
  last: PlainDate;
  reached: Accrued;
  /** What it would have come to without the caps. */
  uncapped: Cents;
  growth: FineGrowth;
}

/** What a further fine is for, and how those that were added are counted. */
const WORDS = {
  day: { unit: 'day', counted: 'days charged' },
  'business-day': { unit: 'business day', counted: 'business days charged' },
  week: { unit: 'week or part of one', counted: 'weeks charged, the last one begun' },
};

/** Whether the law or the documents cap the fine, whatever it has come to. */
function isCapped({ caps, values }: AccruedFine): boolean {
  return caps.steps.length > 0 || values.most > 0;
}

function isCut({ reached, uncapped }: AccruedFine): boolean {
  return reached.total < uncapped;
}

/** What the fine has come to, in a sentence. */
export function answerOf(fine: AccruedFine): string {
  const { values, reached, uncapped } = fine;
  const cut = isCut(fine) ? `, cut from ${formatMoney(uncapped)} by the caps shown` : '';
  return `${formatMoney(reached.total)} by ${dateInWords(values.until)}${cut}.`;
}

/** Whether the fine stays within the caps, where there are any. */
export function verdictOf(fine: AccruedFine): Calculation['verdict'] {
  if (!isCapped(fine)) return 'none';
  return isCut(fine) ? 'above' : 'within';
}

/** The amounts at a glance. */
export function figuresOf({
  values,
  days,
  reached,
  uncapped,
}: AccruedFine): Calculation['figures'] {
  return [
    { label: 'Fine so far', kind: 'money', value: reached.total },
    { label: 'Without caps', kind: 'money', value: uncapped },
    {
      label: `Further ${WORDS[values.every].counted}`,
      kind: 'count',
      value: days.charged.length,
    },
  ];
}

/** What the charges come to with the caps, as a sum. */
function sumInWords(caps: FineCaps, { charges, days, added, sum, total }: Accrued): string {
  const plain = caps.further * charges;
  const product = `${charges} × ${formatMoney(caps.further)}`;
  const isCutByDays = added < plain;
  const cut = `${product} = ${formatMoney(plain)}, cut to ${formatMoney(added)} for ${count(days, 'day')}`;
  const either = isCutByDays ? cut : `${product} = ${formatMoney(plain)}`;
  if (caps.isBarred) return formatMoney(total);
  const text = caps.isEither
    ? `${formatMoney(caps.single)}, or ${either}, whichever is more: ${formatMoney(sum)}`
    : `${formatMoney(caps.single)} + ${isCutByDays ? `${formatMoney(added)} (${cut})` : product} = ${formatMoney(sum)}`;
  return sum > total ? `${text}, cut to ${formatMoney(total)}` : text;
}

function furtherInWords({ values, caps, days, last }: AccruedFine): string[] {
  const { further, every, first } = values;
  const charges = days.charged.length;
  if (charges === 0) return [];
  const from = dateInWords(addDays(first, caps.wait + 1));
  return [
    `Further fines: ${formatMoney(further)} for each ${WORDS[every].unit}, from ${from} to ${dateInWords(last)}: ${count(charges, 'charge')}.`,
  ];
}

/** The steps with their figures, in their order. */
export function workingOf(fine: AccruedFine): string[] {
  const { values, caps, days, reached, uncapped } = fine;
  const { single, further, first, most, state } = values;
  return [
    `First fine, on ${dateInWords(first)}: ${formatMoney(single)}.`,
    ...furtherInWords(fine),
    `Without caps: ${formatMoney(single)} + ${days.uncapped.length} × ${formatMoney(further)} = ${formatMoney(uncapped)}.`,
    ...(state === '' ? ['No state is chosen: no cap of law is applied.'] : []),
    ...caps.steps,
    ...(most > 0 ? [`Your documents: at most ${formatMoney(most)} for one violation.`] : []),
    `${isCapped(fine) ? 'With the caps' : 'In all'}: ${sumInWords(caps, reached)}.`,
  ];
}

/** The growth as a table. */
export function growthTable({ growth: { rows, step } }: AccruedFine): CalculationTable {
  return {
    id: 'accrual',
    title: 'How the fine grows',
    columns: [
      { label: 'Date', kind: 'date' },
      { label: 'Further charges', kind: 'count' },
      { label: 'Without caps', kind: 'money' },
      { label: 'Fine so far', kind: 'money' },
    ],
    rows: rows.map(({ day, number, sum, fine }) => [day, number, sum, fine]),
    ...(step > 1
      ? { note: `One row for every ${step} days with a charge, and one for the last.` }
      : {}),
  };
}

/** The growth as lines; none where the first fine stands alone, which is a point. */
export function growthChart({
  growth: { rows },
  reached,
  uncapped,
}: AccruedFine): CalculationChart | undefined {
  if (rows.length < 2) return undefined;
  const from = formatMoney(rows[0]?.fine ?? 0);
  const summary = `The fine grows from ${from} to ${formatMoney(reached.total)}; without caps it would be ${formatMoney(uncapped)}.`;
  return {
    kind: 'line',
    title: 'How the fine grows',
    summary,
    unit: 'money',
    labels: rows.map(({ day }) => day),
    series: [
      { label: 'Fine so far', values: rows.map(({ fine }) => fine) },
      { label: 'Without caps', values: rows.map(({ sum }) => sum) },
    ],
  };
}
