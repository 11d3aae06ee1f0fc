import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateOfDayNumber, dayNumber, daysBetween } from '../calendar/plain-date.ts';
import { dollars, figure, RUNS, run } from './calculation.fixture.ts';
import { FINE_ACCRUAL } from './fine-accrual.ts';
import { LATE_FEES, simpleInterest } from './late-fees.ts';
import { NOTICE_DATES } from './notice-dates.ts';

test('a fine adds up as counting the days one by one does', () => {
  const fines = fc.record({
    single: fc.integer({ min: 0, max: 50_000 }),
    further: fc.integer({ min: 0, max: 20_000 }),
    start: fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2100-01-01') }),
    days: fc.integer({ min: 0, max: 400 }),
    wait: fc.integer({ min: 0, max: 60 }),
    every: fc.constantFrom('day', 'week'),
    most: fc.integer({ min: 0, max: 300_000 }),
  });
  fc.assert(
    fc.property(fines, ({ single, further, start, days, wait, every, most }) => {
      const result = run(FINE_ACCRUAL, {
        single: dollars(single),
        further: dollars(further),
        every,
        wait,
        most: dollars(most),
        first: dateOfDayNumber(start),
        until: dateOfDayNumber(start + days),
      });
      let owed = single;
      for (let day = 1; day <= days; day += 1) {
        if (day > wait && (every === 'day' || (day - wait - 1) % 7 === 0)) owed += further;
      }
      expect(figure(result, 'Without caps')).toBe(owed);
      expect(figure(result, 'Fine so far')).toBe(most === 0 ? owed : Math.min(owed, most));
    }),
    RUNS,
  );
});

test('a fine to which nothing is added is no chart, and its charges are counted in their unit', () => {
  const fined = (every: string, until: string) =>
    run(FINE_ACCRUAL, { single: 100, further: 50, every, wait: 0, first: '2027-03-01', until });
  expect(fined('day', '2027-03-01').chart).toBeUndefined();
  expect(fined('day', '2027-03-02').chart?.labels).toHaveLength(2);
  const counted = { day: 'days charged', 'business-day': 'business days charged' };
  const units = Object.entries({ ...counted, week: 'weeks charged, the last one begun' });
  for (const [every, unit] of units) {
    expect(fined(every, '2027-03-09').figures[2]?.label).toBe(`Further ${unit}`);
  }
});

test('a notice is as many days away as the platform’s own calendar counts', () => {
  const DAY_MS = 86_400_000;
  const notices = fc.record({
    event: fc.integer({ min: dayNumber('1980-01-01'), max: dayNumber('2150-01-01') }),
    days: fc.integer({ min: 0, max: 400 }),
    mailing: fc.integer({ min: 0, max: 30 }),
    isBefore: fc.boolean(),
    moves: fc.boolean(),
  });
  fc.assert(
    fc.property(notices, ({ event, days, mailing, isBefore, moves }) => {
      const result = run(NOTICE_DATES, {
        direction: isBefore ? 'before' : 'after',
        date: dateOfDayNumber(event),
        days,
        mailing,
        most: 0,
        lastDay: moves ? 'moves' : 'stays',
      });
      const sign = isBefore ? -1 : 1;
      const plain = new Date(event * DAY_MS);
      plain.setUTCDate(plain.getUTCDate() + sign * (days + mailing));
      const last = String(figure(result, isBefore ? 'Send by' : 'Last day'));
      const moved = daysBetween(plain.toISOString().slice(0, 10), last) * sign;
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThanOrEqual(moves ? 4 : 0);
      if (moves) expect([0, 6]).not.toContain(new Date(last).getUTCDay());
    }),
    RUNS,
  );
});

test('a notice has days on which it may be sent, or is refused with how many it takes', () => {
  const notices = fc.record({
    event: fc.integer({ min: dayNumber('2022-01-01'), max: dayNumber('2120-01-01') }),
    days: fc.integer({ min: 0, max: 60 }),
    mailing: fc.integer({ min: 0, max: 10 }),
    most: fc.integer({ min: 1, max: 60 }),
    counting: fc.constantFrom('calendar', 'business'),
    lastDay: fc.constantFrom('stays', 'moves'),
  });
  fc.assert(
    fc.property(notices, ({ event, most, ...period }) => {
      const texts = { date: dateOfDayNumber(event), matter: 'other', ...period };
      const given = (least: number) =>
        NOTICE_DATES.run(
          Object.fromEntries(
            Object.entries({ ...texts, most: least }).map(([name, value]) => [name, String(value)]),
          ),
          [],
        );
      const outcome = given(most);
      if ('calculation' in outcome) {
        const [latest, earliest] = ['Send by', 'Not before'].map((label) =>
          String(figure(outcome.calculation, label)),
        );
        expect(String(earliest) <= String(latest)).toBe(true);
      } else {
        const [problem] = outcome.problems;
        const least = Number(/at least (\d+) /.exec(problem?.message ?? '')?.[1]);
        expect(problem?.field).toBe('most');
        expect(least).toBeGreaterThan(most);
        expect(given(least)).toHaveProperty('calculation');
        expect(given(least - 1)).toHaveProperty(least === 1 ? 'calculation' : 'problems');
      }
    }),
    { numRuns: 300 },
  );
  const mailed = { date: '2027-03-16', days: '14', mailing: '3', most: '15' };
  expect(NOTICE_DATES.run(mailed, [])).toEqual({
    problems: [
      {
        field: 'most',
        message:
          'Please enter at least 17 days, or 0: this notice must be sent by February 27, 2027.',
      },
    ],
  });
});

test('late charges and interest agree with fractions of a cent added up', () => {
  const debts = fc.record({
    amount: fc.integer({ min: 100, max: 2_000_000 }),
    rate: fc.integer({ min: 0, max: 3_000 }),
    days: fc.integer({ min: 0, max: 3_000 }),
    grace: fc.integer({ min: 0, max: 60 }),
    fee: fc.integer({ min: 0, max: 10_000 }),
    percent: fc.integer({ min: 0, max: 2_000 }),
  });
  fc.assert(
    fc.property(debts, ({ amount, rate, days, grace, fee, percent }) => {
      const due = '2020-01-01';
      const result = run(LATE_FEES, {
        amount: dollars(amount),
        unpaid: 1,
        due,
        asOf: addDays(due, days),
        grace,
        feeDollars: dollars(fee),
        feePercent: (percent / 100).toFixed(2),
        rate: (rate / 100).toFixed(2),
        interestAfter: 0,
      });
      const exact = (amount * (rate / 10_000) * days) / 365;
      expect(Math.abs(Number(figure(result, 'Interest')) - exact)).toBeLessThanOrEqual(0.5001);
      const charge = Math.max(fee, Math.floor((amount * percent) / 10_000 + 0.5));
      expect(figure(result, 'Late charges')).toBe(days > grace ? charge : 0);
    }),
    RUNS,
  );
  // 1,000 dollars at 18 percent for a year.
  expect(simpleInterest(100_000, 1_800, 365)).toBe(18_000);
});
