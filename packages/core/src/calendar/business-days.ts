import { holidayOn } from './federal-holidays.ts';
import { addDays, type PlainDate, weekday } from './plain-date.ts';

/** Whether a day is Saturday or Sunday. */
export function isWeekend(date: PlainDate): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

/** Whether a day is neither Saturday, Sunday nor a federal holiday as it is observed. */
export function isBusinessDay(date: PlainDate): boolean {
  return !isWeekend(date) && holidayOn(date) === undefined;
}

/**
 * The day so many business days later, or earlier where the count is negative. The day itself is
 * not counted; 0 is the day itself, whatever it is.
 */
export function addBusinessDays(date: PlainDate, days: number): PlainDate {
  const step = days < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The day itself where it is a business day, otherwise the nearest one after it. */
export function businessDayFrom(date: PlainDate): PlainDate {
  return isBusinessDay(date) ? date : addBusinessDays(date, 1);
}

/** The day itself where it is a business day, otherwise the nearest one before it. */
export function businessDayUntil(date: PlainDate): PlainDate {
  return isBusinessDay(date) ? date : addBusinessDays(date, -1);
}
