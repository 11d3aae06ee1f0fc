import { MONTH_NAMES } from '../text/month-names.ts';

/** A day as it stands on a letter, 'YYYY-MM-DD': no hour, no time zone, so it never shifts. */
export type PlainDate = string;

/** The years that dates here may fall in: the calendar of the United States, and no mistyped year. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_BEFORE_1970 = 719_468;
const DAYS_IN_ERA = 146_097;

interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

function dayOfCivil({ year, month, day }: DateParts): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - DAYS_BEFORE_1970;
}

/** Days in a month of the Gregorian calendar; the month counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Writes a day: (2026, 3, 9) is '2026-03-09'. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The day of a moment in UTC. */
export function utcDay(moment: Date): PlainDate {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a day that there is: '2026-02-29' is none. */
export function isPlainDate(text: string): boolean {
  const [, year, month, day] = DATE_PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a day falls in the years that dates here may fall in. */
export function isInCalendar(date: PlainDate): boolean {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** @throws RangeError for a text that is no day */
export function dateParts(date: PlainDate): DateParts {
  if (!isPlainDate(date)) throw new RangeError(`Not a day: ${date}`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Days since January 1, 1970: differences of it are days between dates. */
export function dayNumber(date: PlainDate): number {
  return dayOfCivil(dateParts(date));
}

/**
 * The day of a number of {@link dayNumber}. The proleptic Gregorian calendar, counted in eras of
 * 400 years: https://howardhinnant.github.io/date_algorithms.html (civil_from_days).
 */
export function dateOfDayNumber(number: number): PlainDate {
  const shifted = number + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return plainDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The day so many calendar days later, or earlier where the count is negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Calendar days from one day to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of a later month; the last of it where it is shorter: January 31 to February 28. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(date);
  const count = year * 12 + month - 1 + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return plainDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: PlainDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'November 22, 2026', as in letters. */
export function dateInWords(date: PlainDate): string {
  const { year, month, day } = dateParts(date);
  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}

/** 'Sunday, November 22, 2026', as in notices. */
export function dayInWords(date: PlainDate): string {
  return `${WEEKDAYS[weekday(date)]}, ${dateInWords(date)}`;
}
