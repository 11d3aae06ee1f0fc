import { expect, test } from 'vitest';
import { calculate, figure } from './calculate.fixture.ts';

test('fines stop at the limits of Virginia and of Florida', () => {
  const fine = { single: '100', further: '50', first: '2027-01-01', wait: '0' };
  const virginia = calculate('fine-accrual', { ...fine, state: 'VA', until: '2027-12-31' });
  // 10 dollars a day for 90 days, and no single fine beside them.
  expect(figure(virginia, 'Fine so far')).toBe(90_000);
  const florida = calculate('fine-accrual', { ...fine, state: 'FL', until: '2027-12-31' });
  expect(figure(florida, 'Fine so far')).toBe(100_000);
});

test('the 90 days of Virginia are a period, however often a fine is added in it', () => {
  const terms = { single: '50', further: '10', first: '2027-01-01', wait: '0', state: 'VA' };
  const fine = { ...terms, until: '2028-12-31' };
  const weekly = calculate('fine-accrual', { ...fine, every: 'week' });
  // January 2 to March 27, and no week begun after April 1.
  expect(weekly.figures[2]?.value).toBe(13);
  expect(figure(weekly, 'Fine so far')).toBe(13_000);
  const steps = weekly.working.join(' ');
  expect(steps).toContain('from January 2, 2027 to April 1, 2027: 13 charges');
  // January 2 to April 1 has 64 days of the week, Martin Luther King Day and Washington's Birthday.
  const business = calculate('fine-accrual', { ...fine, every: 'business-day' });
  expect(business.figures[2]?.value).toBe(62);
  expect(figure(business, 'Fine so far')).toBe(62_000);
  expect(business.tables[0]?.rows.at(-1)?.[3]).toBe(62_000);
});

test('a single fine of Virginia stands until daily ones come to more', () => {
  const fine = { single: '80', further: '10', first: '2027-01-15', wait: '10', state: 'VA' };
  const early = calculate('fine-accrual', { ...fine, single: '50', until: '2027-01-20' });
  expect(early.answer).toBe('$50.00 by January 20, 2027.');
  expect(early.verdict).toBe('within');
  expect(early.working.join(' ')).not.toContain('Further fines: ');
  expect(early.working.at(-1)).toBe(
    'With the caps: $50.00, or 0 × $10.00 = $0.00, whichever is more: $50.00.',
  );
  const later = calculate('fine-accrual', { ...fine, until: '2027-01-31' });
  expect(later.answer).toBe('$60.00 by January 31, 2027, cut from $140.00 by the caps shown.');
  expect(later.tables[0]?.rows.map((row) => row[3])).toEqual([
    ...[5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 6_000],
  ]);
});

test.each(['day', 'business-day', 'week'])(
  'the table of a fine by the %s ends with what it is without caps and with them',
  (every) => {
    for (const state of ['NC', 'VA', 'CO', 'FL']) {
      for (const until of ['2027-01-18', '2027-01-25', '2027-02-07', '2027-12-31']) {
        const texts = { single: '50', further: '25', first: '2027-01-15', wait: '0' };
        const result = calculate('fine-accrual', { ...texts, every, until, state });
        const [, charges, uncapped, total] = result.tables[0]?.rows.at(-1) ?? [];
        expect([uncapped, total, charges], `${state} ${until}`).toEqual([
          ...[figure(result, 'Without caps'), figure(result, 'Fine so far')],
          result.figures[2]?.value,
        ]);
      }
    }
  },
);

test('a fine by the week in Virginia may come to 10 dollars for each day of it', () => {
  const terms = { single: '50', first: '2027-01-15', wait: '0', state: 'VA', every: 'week' };
  const march = { ...terms, until: '2027-03-15' };
  // 59 days and 9 weeks begun.
  const low = calculate('fine-accrual', { ...march, further: '50' });
  expect(figure(low, 'Fine so far')).toBe(45_000);
  expect(low.working.join(' ')).toContain(
    'at most $10.00 for each day that it goes on, so $70.00 for a week.',
  );
  const high = calculate('fine-accrual', { ...march, further: '100' });
  expect(figure(high, 'Fine so far')).toBe(59_000);
  expect(high.working.at(-1)).toBe(
    'With the caps: $50.00, or 9 × $70.00 = $630.00, cut to $590.00 for 59 days, whichever is more: $590.00.',
  );
  // The last week began on March 13, and its fine grows until the 15th.
  expect(high.tables[0]?.rows.slice(-2).map(([day, , , fine]) => [day, fine])).toEqual([
    ['2027-03-13', 57_000],
    ['2027-03-15', 59_000],
  ]);
  const early = calculate('fine-accrual', { ...terms, further: '100', until: '2027-01-20' });
  expect(figure(early, 'Fine so far')).toBe(5_000);
});

test('in Nevada a fine is added for each 7 days, after 14 days to cure', () => {
  const fine = { single: '100', first: '2027-01-15', wait: '0', state: 'NV' };
  const weekly = { ...fine, further: '100', every: 'week' };
  const atFirst = calculate('fine-accrual', { ...weekly, until: '2027-01-29' });
  expect(figure(atFirst, 'Fine so far')).toBe(10_000);
  // January 30, February 6, 13, 20, 27, March 6, 13.
  const march = calculate('fine-accrual', { ...weekly, until: '2027-03-15' });
  expect(figure(march, 'Fine so far')).toBe(80_000);
  const daily = { ...fine, further: '100', every: 'day', until: '2027-02-07' };
  const days = calculate('fine-accrual', daily);
  // Nine days of 100 dollars, in two periods of which the second has begun.
  expect(figure(days, 'Fine so far')).toBe(30_000);
  expect(days.working.join(' ')).toContain('at most $100.00 for each 7 days or part of them');
});

test('in Colorado no fine by the day is added, and one by the week up to the most in all', () => {
  const fine = { single: '100', further: '25', first: '2027-01-15', wait: '0', state: 'CO' };
  const daily = calculate('fine-accrual', { ...fine, every: 'day', until: '2027-03-15' });
  expect(daily.answer).toBe('$100.00 by March 15, 2027, cut from $1,575.00 by the caps shown.');
  expect(daily.working.join(' ')).toContain('no fine by the day for an ordinary violation');
  expect(daily.working.at(-1)).toBe('With the caps: $100.00.');
  const weekly = calculate('fine-accrual', { ...fine, every: 'week', until: '2027-12-31' });
  expect(figure(weekly, 'Fine so far')).toBe(50_000);
});

test('the caps of Rhode Island hold in the calculator as they do in the guides', () => {
  const terms = { single: '800', further: '150', first: '2027-01-01', wait: '0', state: 'RI' };
  const fine = { ...terms, community: 'condominium' };
  const once = calculate('fine-accrual', { ...fine, further: '0', until: '2027-01-31' });
  expect(figure(once, 'Fine so far')).toBe(50_000);
  // 100 dollars a day for 10 days, and no single fine beside them.
  const daily = calculate('fine-accrual', { ...fine, until: '2027-01-11' });
  expect(figure(daily, 'Fine so far')).toBe(100_000);
});
