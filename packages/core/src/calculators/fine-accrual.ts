import { isBusinessDay } from '../calendar/business-days.ts';
import { addDays, dateInWords, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { formatMoney } from '../money/cents.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import { type FineCaps, fineCaps } from './fine-caps.ts';
import { FINE_FIELDS } from './fine-fields.ts';
import { CAP_SOURCE, factsFor, lawLimits } from './law-figures.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

type FineValues = Values<typeof FINE_FIELDS>;

const LONGEST_DAYS = 3_660;
const TABLE_ROWS = 31;

function check({ first, until }: FineValues): FieldProblem | undefined {
  const days = daysBetween(first, until);
  if (days < 0)
    return { field: 'until', message: 'Please enter a day that is not before the first fine.' };
  return days > LONGEST_DAYS
    ? { field: 'until', message: 'At most ten years after the first fine, please.' }
    : undefined;
}

/** The days on which a further fine is added: each day, each business day, or the first of each week. */
function chargedDays({ first, until, every }: FineValues, wait: number): PlainDate[] {
  const days: PlainDate[] = [];
  const step = every === 'week' ? 7 : 1;
  for (let day = addDays(first, wait + 1); day <= until; day = addDays(day, step)) {
    if (every !== 'business-day' || isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** The fine up to each day that is charged, in cents, after the caps. */
function accrued(caps: FineCaps, charges: number): number {
  const { single, further, mostCharges, mostTotal } = caps;
  const sum = single + further * Math.min(charges, mostCharges);
  return Math.min(sum, mostTotal);
}

/**
 * A fine for a violation that goes on: the first fine, and one more for each day or week after it,
 * cut to what the documents and the law of the state allow at most.
 */
function calculate(values: FineValues, law: readonly LawFact[]): Calculation {
  const { single, further, every, first, until, wait, most, state, community } = values;
  const facts = factsFor(law, community).filter((fact) => fact.question === 'fine-cap');
  const caps = fineCaps({ single, further, wait, most }, facts);
  const charged = chargedDays(values, caps.wait);
  const uncapped = single + further * chargedDays(values, wait).length;
  const total = accrued(caps, charged.length);
  const unit = { day: 'day', 'business-day': 'business day', week: 'week or part of one' }[every];
  const units = { day: 'days', 'business-day': 'business days', week: 'weeks, the last one begun' }[
    every
  ];
  const charges = Math.min(charged.length, caps.mostCharges);
  const step = Math.max(1, Math.ceil(charged.length / TABLE_ROWS));
  const shown = charged
    .map((day, index) => ({ day, number: index + 1 }))
    .filter(({ number }) => number % step === 0 || number === charged.length);
  const rows = [{ day: first, number: 0 }, ...shown].map(({ day, number }) => ({
    day,
    number,
    sum: single + further * number,
    fine: accrued(caps, number),
  }));
  const isCut = total < uncapped;
  const isCapped = caps.steps.length > 0 || most > 0;
  return {
    answer: `${formatMoney(total)} by ${dateInWords(until)}${isCut ? `, cut from ${formatMoney(uncapped)} by the caps shown` : ''}.`,
    verdict: isCapped ? (isCut ? 'above' : 'within') : 'none',
    figures: [
      { label: 'Fine so far', kind: 'money', value: total },
      { label: 'Without caps', kind: 'money', value: uncapped },
      { label: `Further ${units} charged`, kind: 'count', value: charges },
    ],
    working: [
      `First fine, on ${dateInWords(first)}: ${formatMoney(single)}.`,
      `Further fines: ${formatMoney(further)} for each ${unit}, from ${dateInWords(addDays(first, caps.wait + 1))} to ${dateInWords(until)}: ${count(charged.length, 'charge')}.`,
      `Without caps: ${formatMoney(single)} + ${chargedDays(values, wait).length} × ${formatMoney(further)} = ${formatMoney(uncapped)}.`,
      ...(state === '' ? ['No state is chosen: no cap of law is applied.'] : []),
      ...caps.steps,
      ...(most > 0 ? [`Your documents: at most ${formatMoney(most)} for one violation.`] : []),
      `${isCapped ? 'With the caps' : 'In all'}: ${formatMoney(caps.single)} + ${charges} × ${formatMoney(caps.further)} = ${formatMoney(caps.single + charges * caps.further)}${caps.single + charges * caps.further > total ? `, cut to ${formatMoney(total)}` : ''}.`,
    ],
    tables: [
      {
        id: 'accrual',
        title: 'How the fine grows',
        columns: [
          { label: 'Date', kind: 'date' },
          { label: 'Further charges', kind: 'count' },
          { label: 'Without caps', kind: 'money' },
          { label: 'Fine so far', kind: 'money' },
        ],
        rows: rows.map(({ day, number, sum, fine }) => [day, number, sum, fine]),
        ...(step > 1 ? { note: `One row for every ${step} charges, and one for the last.` } : {}),
      },
    ],
    chart: {
      kind: 'line',
      title: 'How the fine grows',
      summary: `The fine grows from ${formatMoney(accrued(caps, 0))} to ${formatMoney(total)}; without caps it would be ${formatMoney(uncapped)}.`,
      unit: 'money',
      labels: rows.map(({ day }) => day),
      series: [
        { label: 'Fine so far', values: rows.map(({ fine }) => fine) },
        { label: 'Without caps', values: rows.map(({ sum }) => sum) },
      ],
    },
    facts,
    limits: [
      ...lawLimits(state, facts, caps.steps.length > 0, 'fines'),
      'A fine stands only on a power in the documents, a rule that was published, notice and, in most states, a hearing. None of that is checked here.',
      'A cap may be lower for you in the documents, and a violation that endangers others may have no cap.',
    ],
  };
}

/** A fine that grows while a violation goes on, with the caps of the documents and the state. */
export const FINE_ACCRUAL = defineCalculator({
  ...TOOLS['fine-accrual'],
  questions: ['fine-cap'],
  source: CAP_SOURCE,
  fields: FINE_FIELDS,
  parts: [
    { title: 'The fine', fields: ['single', 'further', 'every'] },
    { title: 'The days', fields: ['first', 'wait', 'until'] },
    { title: 'The caps', fields: ['most', 'state', 'community'] },
  ],
  check,
  calculate,
});
