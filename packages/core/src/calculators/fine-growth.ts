import { isBusinessDay } from '../calendar/business-days.ts';
import { addDays, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { Cents } from '../money/cents.ts';
import { type FineCaps, furtherFines } from './fine-caps.ts';
import type { FineValues } from './fine-fields.ts';

/** The days on which a further fine is added, with the caps and without. */
export interface FineDays {
  charged: readonly PlainDate[];
  uncapped: readonly PlainDate[];
}

/** Rows of a table of growth: where more days have a charge, days are left out of it. */
const ROWS_SHOWN_MAX = 31;

/**
 * The days up to one on which a further fine is added: each day, each business day, or the first of
 * each week.
 */
export function chargedDays(
  { first, every }: FineValues,
  wait: number,
  last: PlainDate,
): PlainDate[] {
  const days: PlainDate[] = [];
  const step = every === 'week' ? 7 : 1;
  for (let day = addDays(first, wait + 1); day <= last; day = addDays(day, step)) {
    if (every !== 'business-day' || isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** The last day on which a further fine may be added, by the days that the law gives it. */
export function lastDay({ first, until }: FineValues, { wait, mostDays }: FineCaps): PlainDate {
  const days = wait + mostDays;
  return days < daysBetween(first, until) ? addDays(first, days) : until;
}

/** What a fine has come to by a day: the charges, and the days that the caps count by. */
export interface Accrued {
  charges: number;
  days: number;
  /** The further fines. */
  added: Cents;
  /** Before the cap on all of it and after it. */
  sum: Cents;
  total: Cents;
}

/** What a fine has come to by a day, with the caps. */
export function accruedBy(
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

/** How a fine grows: what it is on each day shown, and one row for how many days with a charge. */
export interface FineGrowth {
  rows: {
    day: PlainDate;
    /** Further charges so far. */
    number: number;
    /** Without the caps, and with them. */
    sum: Cents;
    fine: Cents;
  }[];
  step: number;
}

/** The days on which the fine grows, without the caps or with them, and what it is on each. */
export function growth(
  values: FineValues,
  caps: FineCaps,
  days: FineDays,
  last: PlainDate,
): FineGrowth {
  const { single, further, first } = values;
  const { charged, uncapped } = days;
  const by = (day: PlainDate) => accruedBy(values, caps, charged, day);
  const all = [...new Set([...uncapped, ...charged])].toSorted();
  const step = Math.max(1, Math.ceil(all.length / ROWS_SHOWN_MAX));
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
