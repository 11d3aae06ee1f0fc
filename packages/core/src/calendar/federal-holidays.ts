import {
  addDays,
  dateParts,
  daysInMonth,
  type PlainDate,
  plainDate,
  weekday,
} from './plain-date.ts';

/** A legal public holiday of the United States in one year. */
export interface FederalHoliday {
  name: string;
  /** The day itself. */
  date: PlainDate;
  /** The day on which offices are closed for it: Friday for a Saturday, Monday for a Sunday. */
  observed: PlainDate;
}

interface HolidayRule {
  name: string;
  /** The first year in which the day was a legal public holiday by the rule given here. */
  since: number;
  date(year: number): PlainDate;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

function nthWeekday(year: number, month: number, day: number, nth: number): PlainDate {
  const first = plainDate(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): PlainDate {
  const last = plainDate(year, month, daysInMonth(year, month));
  return addDays(last, -((weekday(last) - MONDAY + 7) % 7));
}

/** The Monday rules are those of Pub. L. 90-363, in effect from 1971. */
const RULES: readonly HolidayRule[] = [
  { name: "New Year's Day", since: 1971, date: (year) => plainDate(year, 1, 1) },
  {
    name: 'Birthday of Martin Luther King, Jr.',
    since: 1986,
    date: (year) => nthWeekday(year, 1, MONDAY, 3),
  },
  { name: "Washington's Birthday", since: 1971, date: (year) => nthWeekday(year, 2, MONDAY, 3) },
  { name: 'Memorial Day', since: 1971, date: (year) => lastMonday(year, 5) },
  {
    name: 'Juneteenth National Independence Day',
    since: 2021,
    date: (year) => plainDate(year, 6, 19),
  },
  { name: 'Independence Day', since: 1971, date: (year) => plainDate(year, 7, 4) },
  { name: 'Labor Day', since: 1971, date: (year) => nthWeekday(year, 9, MONDAY, 1) },
  {
    name: 'Columbus Day',
    since: 1971,
    date: (year) => nthWeekday(year, 10, MONDAY, 2),
  },
  { name: 'Veterans Day', since: 1978, date: (year) => plainDate(year, 11, 11) },
  { name: 'Thanksgiving Day', since: 1971, date: (year) => nthWeekday(year, 11, THURSDAY, 4) },
  { name: 'Christmas Day', since: 1971, date: (year) => plainDate(year, 12, 25) },
];

function observedOn(date: PlainDate): PlainDate {
  if (weekday(date) === SATURDAY) return addDays(date, -1);
  return weekday(date) === SUNDAY ? addDays(date, 1) : date;
}

const kept = new Map<number, readonly FederalHoliday[]>();

/**
 * The federal holidays of a year from 1971 on, in their order. Source: 5 U.S.C. 6103(a) and, for
 * the observed day, (b) and Executive Order 11582 (the Friday before a Saturday, the Monday after
 * a Sunday). New Year's Day of a year may be observed on December 31 of the year before.
 */
export function federalHolidays(year: number): readonly FederalHoliday[] {
  const known = kept.get(year);
  if (known !== undefined) return known;
  const holidays = RULES.filter(({ since }) => year >= since).map(({ name, date }) => ({
    name,
    date: date(year),
    observed: observedOn(date(year)),
  }));
  kept.set(year, holidays);
  return holidays;
}

/** The holiday for which offices are closed on a day; undefined on any other day. */
export function holidayOn(date: PlainDate): FederalHoliday | undefined {
  const { year } = dateParts(date);
  const inYear = federalHolidays(year).find(({ observed }) => observed === date);
  return inYear ?? federalHolidays(year + 1).find(({ observed }) => observed === date);
}

/** The holidays for which offices are closed between two days, both included, in their order. */
export function holidaysBetween(from: PlainDate, to: PlainDate): FederalHoliday[] {
  const holidays: FederalHoliday[] = [];
  // New Year's Day may be observed in the year before.
  for (let { year } = dateParts(from); year <= dateParts(to).year + 1; year += 1) {
    holidays.push(...federalHolidays(year));
  }
  return holidays.filter(({ observed }) => observed >= from && observed <= to);
}
