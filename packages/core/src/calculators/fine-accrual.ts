import { isBusinessDay } from '../calendar/business-days.ts';
import { addDays, dateInWords, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { formatMoney } from '../money/cents.ts';
import type { Calculation, CalculationChart } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import { type FineCaps, fineCaps, furtherFines } from './fine-caps.ts';
import { FINE_FIELDS } from './fine-fields.ts';
import { CAP_SOURCE, factsFor, lawLimits } from './law-figures.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

type FineValues = Values<typeof FINE_FIELDS>;

/** The days on which a further fine is added, with the caps and without. */
interface FineDays {
  charged: readonly PlainDate[];
  uncapped: readonly PlainDate[];
}

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

/** The days up to one on which a further fine is added: each day, each business day, or the first of each week. */
function chargedDays({ first, every }: FineValues, wait: number, last: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  const step = every === 'week' ? 7 : 1;
  for (let day = addDays(first, wait + 1); day <= last; day = addDays(day, step)) {
    if (every !== 'business-day' || isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** The last day on which a further fine may be added, by the days that the law gives it. */
function lastDay({ first, until }: FineValues, { wait, mostDays }: FineCaps): PlainDate {
  const days = wait + mostDays;
  return days < daysBetween(first, until) ? addDays(first, days) : until;
}

/** What a fine has come to by a day: the charges, and the days that the caps count by. */
interface Accrued {
  charges: number;
  days: number;
  /** The further fines. */
  added: number;
  /** In cents, before the cap on all of it and after it. */
  sum: number;
  total: number;
}

function accruedBy(
  { first }: Pick<FineValues, 'first'>,
  caps: FineCaps,
  charged: readonly PlainDate[],
  day: PlainDate,
): Accrued {
  const charges = charged.filter((one) => one <= day).length;
  const since = daysBetween(first, day) - caps.wait;
  const days = Math.max(0, Math.min(since, caps.mostDays));
  const added = furtherFines(caps, charges, days);
  const sum = caps.isEither ? Math.max(caps.single, added) : caps.single + added;
  return { charges, days, added, sum, total: Math.min(sum, caps.mostTotal) };
}

/** The days on which the fine grows, without the caps or with them, and what it is on each. */
function growth(values: FineValues, caps: FineCaps, days: FineDays, last: PlainDate) {
  const { single, further, first } = values;
  const { charged, uncapped } = days;
  const by = (day: PlainDate) => accruedBy(values, caps, charged, day);
  const all = [...new Set([...uncapped, ...charged])].toSorted();
  const step = Math.max(1, Math.ceil(all.length / TABLE_ROWS));
  const shown = all.filter((_, place) => (place + 1) % step === 0 || place === all.length - 1);
  const latest = shown.at(-1) ?? first;
  // Caps by the day may let the fine of a week begun grow until its last day.
  const isLater = last > latest && by(last).total > by(latest).total;
  const rows = [first, ...shown, ...(isLater ? [last] : [])].map((day) => ({
    day,
    number: by(day).charges,
    sum: single + further * uncapped.filter((one) => one <= day).length,
    fine: by(day).total,
  }));
  return { rows, step };
}

/** The growth as lines; none where the first fine stands alone, which is a point. */
function growthChart(
  rows: ReturnType<typeof growth>['rows'],
  summary: string,
): CalculationChart | undefined {
  if (rows.length < 2) return undefined;
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

/** What the charges come to with the caps, as a sum. */
function sumInWords(caps: FineCaps, { charges, days, added, sum, total }: Accrued): string {
  const plain = caps.further * charges;
  const product = `${charges} × ${formatMoney(caps.further)}`;
  const isCut = added < plain;
  const cut = `${product} = ${formatMoney(plain)}, cut to ${formatMoney(added)} for ${count(days, 'day')}`;
  const either = isCut ? cut : `${product} = ${formatMoney(plain)}`;
  if (caps.isBarred) return formatMoney(total);
  const text = caps.isEither
    ? `${formatMoney(caps.single)}, or ${either}, whichever is more: ${formatMoney(sum)}`
    : `${formatMoney(caps.single)} + ${isCut ? `${formatMoney(added)} (${cut})` : product} = ${formatMoney(sum)}`;
  return sum > total ? `${text}, cut to ${formatMoney(total)}` : text;
}

/**
 * A fine for a violation that goes on: the first fine, and one more for each day or week after it,
 * cut to what the documents and the law of the state allow at most.
 */
function calculate(values: FineValues, law: readonly LawFact[]): Calculation {
  const { single, further, every, first, until, wait, most, state, community } = values;
  const facts = factsFor(law, community).filter((fact) => fact.question === 'fine-cap');
  const caps = fineCaps({ single, further, every, wait, most }, facts);
  const last = lastDay(values, caps);
  const charged = caps.isBarred ? [] : chargedDays(values, caps.wait, last);
  const uncappedDays = chargedDays(values, wait, until);
  const uncapped = single + further * uncappedDays.length;
  const reached = accruedBy(values, caps, charged, until);
  const { total } = reached;
  const unit = { day: 'day', 'business-day': 'business day', week: 'week or part of one' }[every];
  const counted = {
    day: 'days charged',
    'business-day': 'business days charged',
    week: 'weeks charged, the last one begun',
  }[every];
  const { rows, step } = growth(values, caps, { charged, uncapped: uncappedDays }, until);
  const isCut = total < uncapped;
  const isCapped = caps.steps.length > 0 || most > 0;
  return {
    answer: `${formatMoney(total)} by ${dateInWords(until)}${isCut ? `, cut from ${formatMoney(uncapped)} by the caps shown` : ''}.`,
    verdict: isCapped ? (isCut ? 'above' : 'within') : 'none',
    figures: [
      { label: 'Fine so far', kind: 'money', value: total },
      { label: 'Without caps', kind: 'money', value: uncapped },
      { label: `Further ${counted}`, kind: 'count', value: charged.length },
    ],
    working: [
      `First fine, on ${dateInWords(first)}: ${formatMoney(single)}.`,
      ...(charged.length === 0
        ? []
        : [
            `Further fines: ${formatMoney(further)} for each ${unit}, from ${dateInWords(addDays(first, caps.wait + 1))} to ${dateInWords(last)}: ${count(charged.length, 'charge')}.`,
          ]),
      `Without caps: ${formatMoney(single)} + ${uncappedDays.length} × ${formatMoney(further)} = ${formatMoney(uncapped)}.`,
      ...(state === '' ? ['No state is chosen: no cap of law is applied.'] : []),
      ...caps.steps,
      ...(most > 0 ? [`Your documents: at most ${formatMoney(most)} for one violation.`] : []),
      `${isCapped ? 'With the caps' : 'In all'}: ${sumInWords(caps, reached)}.`,
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
        ...(step > 1
          ? { note: `One row for every ${step} days with a charge, and one for the last.` }
          : {}),
      },
    ],
    chart: growthChart(
      rows,
      `The fine grows from ${formatMoney(rows[0]?.fine ?? 0)} to ${formatMoney(total)}; without caps it would be ${formatMoney(uncapped)}.`,
    ),
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
