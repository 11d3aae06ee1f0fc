import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days.ts';
import { federalHolidays, holidayOn } from './federal-holidays.ts';
import { countBackward, countForward } from './notice-period.ts';
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayInWords,
  dayNumber,
  daysBetween,
  isPlainDate,
  weekday,
} from './plain-date.ts';

const DAY_MS = 86_400_000;
const days = fc.integer({ min: dayNumber('1971-01-01'), max: dayNumber('2199-12-01') });
const RUNS = { numRuns: 1_000 };

describe('days', () => {
  test('agree with the calendar of the platform in UTC', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, more) => {
        const date = dateOfDayNumber(day);
        expect(date).toBe(new Date(day * DAY_MS).toISOString().slice(0, 10));
        expect(dayNumber(date)).toBe(day);
        expect(weekday(date)).toBe(new Date(day * DAY_MS).getUTCDay());
        const later = addDays(date, more);
        expect(later).toBe(new Date((day + more) * DAY_MS).toISOString().slice(0, 10));
        expect(daysBetween(date, later)).toBe(more);
      }),
      RUNS,
    );
  });

  test('a day across the change of clocks is one day', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  });

  test('a month after January 31 is the last of February', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  test('a day that does not exist is none', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '11/22/2026', '2026-1-1', '']) {
      expect(isPlainDate(text)).toBe(false);
    }
  });

  test('are written as in notices', () => {
    expect(dayInWords('2026-11-22')).toBe('Sunday, November 22, 2026');
  });
});

/** opm.gov/policy-data-oversight/pay-leave/federal-holidays: the days on which offices close. */
const PUBLISHED: Record<number, string> = {
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24',
  2022: '12-31 01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24',
};

describe('federal holidays', () => {
  test('are observed on the days that the Office of Personnel Management published', () => {
    for (const [year, published] of Object.entries(PUBLISHED)) {
      const observed = federalHolidays(Number(year)).map((holiday) => holiday.observed.slice(5));
      expect(observed.join(' ')).toBe(published);
    }
  });

  test('a New Year on a Saturday closes offices on December 31 of the year before', () => {
    expect(holidayOn('2021-12-31')?.name).toBe("New Year's Day");
    expect(isBusinessDay('2021-12-31')).toBe(false);
  });

  test('Juneteenth is one from 2021 on', () => {
    expect(federalHolidays(2020)).toHaveLength(10);
    expect(federalHolidays(2021)).toHaveLength(11);
  });
});

describe('business days', () => {
  test('agree with counting the days one by one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (day, count) => {
        const start = dateOfDayNumber(day);
        const end = addBusinessDays(start, count);
        let counted = 0;
        for (let at = day + 1; at <= dayNumber(end); at += 1) {
          const utcDay = new Date(at * DAY_MS).getUTCDay();
          const isFree =
            utcDay === 0 || utcDay === 6 || holidayOn(dateOfDayNumber(at)) !== undefined;
          if (!isFree) counted += 1;
        }
        expect(counted).toBe(count);
        expect(isBusinessDay(end)).toBe(true);
        const back = addBusinessDays(end, -count);
        expect(businessDayFrom(addDays(back, 1)) <= end).toBe(true);
      }),
      RUNS,
    );
  });

  test('ten business days over Thanksgiving take sixteen days', () => {
    expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-07');
  });
});

describe('a period', () => {
  test('that ends on a Saturday runs to Monday where the rule says so', () => {
    const period = { days: 10, counting: 'calendar', movesToBusinessDay: true } as const;
    expect(countForward('2026-11-18', period)).toEqual({
      counted: '2026-11-28',
      withMailing: '2026-11-28',
      date: '2026-11-30',
    });
    expect(countForward('2026-11-18', { ...period, movesToBusinessDay: false }).date).toBe(
      '2026-11-28',
    );
  });

  test('before a meeting is counted back, with days for the mail, to a business day', () => {
    const period = { days: 30, counting: 'calendar', mailingDays: 3 } as const;
    expect(countBackward('2027-01-20', period).date).toBe('2026-12-18');
    expect(countBackward('2027-01-19', { ...period, movesToBusinessDay: true })).toEqual({
      counted: '2026-12-20',
      withMailing: '2026-12-17',
      date: '2026-12-17',
    });
    expect(
      countBackward('2027-01-05', { days: 10, counting: 'calendar', movesToBusinessDay: true })
        .date,
    ).toBe('2026-12-24');
  });
});
