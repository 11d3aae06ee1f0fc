import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/plain-date.ts';
import { BUDGET_PER_HOME } from './budget-per-home.ts';
import { dollars, figure, RUNS, rounded, run } from './calculation.fixture.ts';
import { LATE_FEES } from './late-fees.ts';
import { NOTICE_DATES } from './notice-dates.ts';
import { QUORUM_AND_VOTES } from './quorum-and-votes.ts';

const DAY_MS = 86_400_000;

/** 5 U.S.C. 6103(a), read for one day: which weekday of its month it is, or its date. */
function isLegalHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  if (['1-1', '6-19', '7-4', '11-11', '12-25'].includes(`${month}-${day}`)) return true;
  const nth = Math.ceil(day / 7);
  if (weekday === 4) return month === 11 && nth === 4;
  if (weekday !== 1) return false;
  return (
    ([1, 2].includes(month) && nth === 3) ||
    (month === 5 && day > 24) ||
    (month === 9 && nth === 1) ||
    (month === 10 && nth === 2)
  );
}

/** Section 6103(b): one on a Saturday is kept on Friday; Executive Order 11582: on a Sunday, Monday. */
function isOfficeClosed(date: Date): boolean {
  const weekday = date.getUTCDay();
  const near = (days: number) => new Date(date.getTime() + days * DAY_MS);
  if (weekday === 0 || weekday === 6 || isLegalHoliday(date)) return true;
  return (weekday === 5 && isLegalHoliday(near(1))) || (weekday === 1 && isLegalHoliday(near(-1)));
}

test('business days and closed offices are counted as the holidays of the statute have them', () => {
  const notices = fc.record({
    event: fc.integer({ min: dayNumber('2022-01-01'), max: dayNumber('2120-01-01') }),
    days: fc.integer({ min: 0, max: 90 }),
    mailing: fc.integer({ min: 0, max: 10 }),
    isBefore: fc.boolean(),
    isBusiness: fc.boolean(),
  });
  fc.assert(
    fc.property(notices, ({ event, days, mailing, isBefore, isBusiness }) => {
      const result = run(NOTICE_DATES, {
        direction: isBefore ? 'before' : 'after',
        date: dateOfDayNumber(event),
        days,
        mailing,
        most: 0,
        counting: isBusiness ? 'business' : 'calendar',
        lastDay: 'moves',
      });
      const step = (isBefore ? -1 : 1) * DAY_MS;
      let at = event * DAY_MS;
      for (let left = days; left > 0; ) {
        at += step;
        if (!isBusiness || !isOfficeClosed(new Date(at))) left -= 1;
      }
      at += mailing * step;
      while (isOfficeClosed(new Date(at))) at += step;
      const day = figure(result, isBefore ? 'Send by' : 'Last day');
      expect(day).toBe(new Date(at).toISOString().slice(0, 10));
    }),
    RUNS,
  );
});

test('a motion passes by weight as cross-multiplied votes say', () => {
  const meetings = fc.record({
    kinds: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000 })),
      { minLength: 1, maxLength: 5 },
    ),
    there: fc.integer({ min: 0, max: 100 }),
    inFavor: fc.integer({ min: 0, max: 100 }),
    quorum: fc.integer({ min: 1, max: 9_999 }),
    approval: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })),
    isMore: fc.boolean(),
    of: fc.constantFrom('cast', 'present', 'all'),
  });
  fc.assert(
    fc.property(meetings, ({ kinds, there, inFavor, quorum, approval, isMore, of }) => {
      // More than all of the votes is refused.
      fc.pre(!isMore || approval[1] > 0);
      const all = kinds.reduce((sum, [homes, votes]) => sum + homes * votes, 0);
      const present = Math.floor((all * there) / 100);
      const yes = Math.floor((present * inFavor) / 100);
      const no = Math.floor((present - yes) / 2);
      const [part, more] = approval;
      const result = run(QUORUM_AND_VOTES, {
        weighting: 'weights',
        kinds: kinds
          .map(([homes, votes]) => `otherx${homes}x${(votes / 100).toFixed(2)}`)
          .join('_'),
        quorum: `${(quorum / 100).toFixed(2)}%`,
        present: dollars(present),
        proxies: 0,
        inFavor: dollars(yes),
        against: dollars(no),
        approval: `${part}/${part + more}`,
        approvalRule: isMore ? 'more-than' : 'at-least',
        approvalOf: of,
      });
      const base = { cast: yes + no, present, all }[of] ?? 0;
      const [left, right] = [yes * (part + more), base * part];
      const passes = base > 0 && (isMore ? left > right : left >= right);
      const hasQuorum = present * 10_000 >= all * quorum;
      expect(result.verdict).toBe(hasQuorum && passes ? 'met' : 'not-met');
      expect(figure(result, 'Quorum') === 'Yes').toBe(hasQuorum);
    }),
    RUNS,
  );
});

test('late installments bear interest each from its own month, to the cent', () => {
  const debts = fc.record({
    amount: fc.integer({ min: 100, max: 2_000_000 }),
    unpaid: fc.integer({ min: 1, max: 24 }),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 0, max: 11 }),
    later: fc.integer({ min: 0, max: 900 }),
    grace: fc.integer({ min: 0, max: 30 }),
    free: fc.integer({ min: 0, max: 60 }),
    fee: fc.integer({ min: 0, max: 10_000 }),
    rate: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(debts, ({ amount, unpaid, day, month, later, grace, free, fee, rate }) => {
      const due = (index: number) => Date.UTC(2025, month + index, day);
      const asOf = due(0) + later * DAY_MS;
      const result = run(LATE_FEES, {
        amount: dollars(amount),
        unpaid,
        due: new Date(due(0)).toISOString().slice(0, 10),
        asOf: new Date(asOf).toISOString().slice(0, 10),
        grace,
        feeRule: 'dollars',
        feeDollars: dollars(fee),
        rate: (rate / 100).toFixed(2),
        interestAfter: free,
      });
      let [principal, fees, interest] = [0, 0, 0n];
      for (let index = 0; index < unpaid && due(index) <= asOf; index += 1) {
        const late = (asOf - due(index)) / DAY_MS;
        principal += amount;
        if (late > grace) fees += fee;
        const bearing = BigInt(Math.max(0, late - free));
        interest += rounded(BigInt(amount) * BigInt(rate) * bearing, 3_650_000n);
      }
      expect(figure(result, 'Assessments')).toBe(principal);
      expect(figure(result, 'Late charges')).toBe(fees);
      expect(figure(result, 'Interest')).toBe(Number(interest));
      expect(figure(result, 'Owed in all')).toBe(principal + fees + Number(interest));
    }),
    RUNS,
  );
});

test('a budget by share is split in exact proportion, and to the cent in all', () => {
  const budgets = fc.record({
    operating: fc.integer({ min: 100, max: 100_000_000 }),
    reserves: fc.integer({ min: 0, max: 50_000_000 }),
    uncollected: fc.integer({ min: 0, max: 5_000 }),
    kinds: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 90_000 })),
      {
        minLength: 1,
        maxLength: 10,
      },
    ),
  });
  fc.assert(
    fc.property(budgets, ({ operating, reserves, uncollected, kinds }) => {
      const result = run(BUDGET_PER_HOME, {
        operating: dollars(operating),
        reserves: dollars(reserves),
        income: 0,
        uncollected: (uncollected / 100).toFixed(2),
        split: 'share',
        kinds: kinds
          .map(([homes, share]) => `otherx${homes}x${(share / 100).toFixed(2)}`)
          .join('_'),
      });
      const paid = BigInt(10_000 - uncollected);
      const needed = (BigInt(operating + reserves) * 10_000n + paid - 1n) / paid;
      const all = BigInt(kinds.reduce((sum, [homes, share]) => sum + homes * share, 0));
      expect(figure(result, 'To assess in a year')).toBe(Number(needed));
      const rows = result.tables[0]?.rows ?? [];
      let parts = 0;
      kinds.forEach(([homes, share], index) => {
        const months = all * 12n;
        const monthly = (needed * BigInt(share) + months - 1n) / months;
        expect(rows[index]?.[3]).toBe(Number(monthly));
        const part = Number(rows[index]?.[5]);
        const exact = needed * BigInt(homes * share);
        expect(BigInt(part) * all > exact - all && BigInt(part) * all < exact + all).toBe(true);
        parts += part;
      });
      expect(parts).toBe(Number(needed));
    }),
    RUNS,
  );
});
