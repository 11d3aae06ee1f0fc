import { addBusinessDays, businessDayFrom, businessDayUntil } from './business-days.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** Which days of a period count. */
export type DayCounting = 'calendar' | 'business';

/** A period that a statute, a declaration or a letter sets. */
export interface NoticePeriod {
  /** Days of it, the day from which it is counted not included. */
  days: number;
  counting: DayCounting;
  /** Calendar days added because the notice goes by mail. */
  mailingDays?: number;
  /** Whether a last day on a weekend or a federal holiday moves to a business day. */
  movesToBusinessDay?: boolean;
}

/** A day that was counted, and the steps to it. */
export interface CountedDay {
  /** The last day of the period itself. */
  counted: PlainDate;
  /** With the days for mailing. */
  withMailing: PlainDate;
  /** With the rule on the last day as well: the result. */
  date: PlainDate;
}

function addCounted(date: PlainDate, days: number, counting: DayCounting): PlainDate {
  return counting === 'business' ? addBusinessDays(date, days) : addDays(date, days);
}

/**
 * The last day of a period that runs from an event: the day of the event is left out, every
 * day of the period counts, and a last day on a weekend or holiday may run to the next business day.
 * The way of counting of Fed. R. Civ. P. 6(a)(1); days for mailing as in 6(d). A state or a
 * declaration may count otherwise.
 */
export function countForward(from: PlainDate, period: NoticePeriod): CountedDay {
  const counted = addCounted(from, period.days, period.counting);
  const withMailing = addDays(counted, period.mailingDays ?? 0);
  const date = period.movesToBusinessDay ? businessDayFrom(withMailing) : withMailing;
  return { counted, withMailing, date };
}

/**
 * The latest day to send a notice that must come so long before an event: counted backwards, the day
 * of the event left out (Fed. R. Civ. P. 6(a)(5) moves a last day backwards as well, to the
 * business day before).
 */
export function countBackward(before: PlainDate, period: NoticePeriod): CountedDay {
  const counted = addCounted(before, -period.days, period.counting);
  const withMailing = addDays(counted, -(period.mailingDays ?? 0));
  const date = period.movesToBusinessDay ? businessDayUntil(withMailing) : withMailing;
  return { counted, withMailing, date };
}
