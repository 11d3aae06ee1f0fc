import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSESSMENT_INCREASE } from './assessment-increase.ts';
import { mostWithin } from './assessment-increase-result.ts';
import { BUDGET_PER_HOME } from './budget-per-home.ts';
import { dollars, figure, RUNS, run } from './calculation.fixture.ts';
import { installments, levelPayment } from './installments.ts';
import { QUORUM_AND_VOTES } from './quorum-and-votes.ts';
import { SPECIAL_ASSESSMENT } from './special-assessment.ts';

describe('quorum and votes, against counting one vote at a time', () => {
  test('the least number of votes that reaches a share', () => {
    const share = fc.record({
      denominator: fc.integer({ min: 1, max: 60 }),
      part: fc.integer({ min: 1, max: 60 }),
      homes: fc.integer({ min: 1, max: 400 }),
      isMore: fc.boolean(),
    });
    fc.assert(
      fc.property(share, ({ denominator, part, homes, isMore }) => {
        const numerator = Math.min(part, denominator);
        // More than all of them is refused.
        fc.pre(!isMore || numerator < denominator);
        const result = run(QUORUM_AND_VOTES, {
          homes,
          quorum: `${numerator}/${denominator}`,
          quorumRule: isMore ? 'more-than' : 'at-least',
          present: homes,
          proxies: 0,
          inFavor: homes,
          against: 0,
        });
        let votes = 0;
        const isEnough = () =>
          isMore
            ? votes * denominator > homes * numerator
            : votes * denominator >= homes * numerator;
        while (!isEnough() && votes <= homes) votes += 1;
        expect(figure(result, 'Needed for a quorum')).toBe(votes.toLocaleString('en-US'));
        expect(figure(result, 'Quorum') === 'Yes').toBe(votes <= homes);
      }),
      RUNS,
    );
  });

  test('a majority of the votes cast leaves abstentions out, of those present does not', () => {
    const meeting = { homes: 100, present: 40, proxies: 0, inFavor: 19, against: 15 };
    expect(run(QUORUM_AND_VOTES, { ...meeting, approvalOf: 'cast' }).verdict).toBe('met');
    expect(run(QUORUM_AND_VOTES, { ...meeting, approvalOf: 'present' }).verdict).toBe('not-met');
    expect(run(QUORUM_AND_VOTES, { ...meeting, approvalOf: 'all' }).verdict).toBe('not-met');
  });
});

describe('an increase, against rational arithmetic', () => {
  test('the most within a cap is within it, and a cent more is not', () => {
    const amounts = fc.tuple(
      fc.integer({ min: 100, max: 60_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
    );
    fc.assert(
      fc.property(amounts, ([current, cap]) => {
        const most = mostWithin(current, cap);
        const limit = BigInt(current) * BigInt(10_000 + cap);
        expect(BigInt(most) * 10_000n <= limit).toBe(true);
        expect(BigInt(most + 1) * 10_000n > limit).toBe(true);
        const texts = { current: dollars(current), cap: (cap / 100).toFixed(2) };
        expect(run(ASSESSMENT_INCREASE, { ...texts, proposed: dollars(most) }).verdict).toBe(
          'within',
        );
        expect(run(ASSESSMENT_INCREASE, { ...texts, proposed: dollars(most + 1) }).verdict).toBe(
          'above',
        );
      }),
      RUNS,
    );
  });
});

/** What a series of equal payments is worth today, added up payment by payment. */
function presentValue(payment: number, yearly: number, months: number): number {
  let value = 0;
  let discount = 1;
  for (let month = 0; month < months; month += 1) {
    discount /= 1 + yearly / 100 / 12;
    value += payment * discount;
  }
  return value;
}

describe('a special assessment', () => {
  test('in installments is worth what it is at once, against discounting each payment', () => {
    const plans = fc.tuple(
      fc.integer({ min: 1_000, max: 50_000_000 }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: 2, max: 360 }),
    );
    fc.assert(
      fc.property(plans, ([principal, rate, months]) => {
        const payment = levelPayment(principal, rate, months);
        expect(presentValue(payment, rate / 100, months)).toBeGreaterThanOrEqual(principal - 0.01);
        expect(presentValue(payment - 1, rate / 100, months)).toBeLessThan(principal + 0.01);
        const schedule = installments(principal, rate, months);
        expect(schedule.reduce((sum, one) => sum + one.principal, 0)).toBe(principal);
        expect(schedule.at(-1)?.owed).toBe(0);
        expect(schedule.every((one) => one.payment === one.principal + one.interest)).toBe(true);
        expect(schedule.length).toBeLessThanOrEqual(months);
      }),
      RUNS,
    );
  });

  test('collects what the project needs, and less than a cent a home more', () => {
    const projects = fc.tuple(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 500_000 })), {
        minLength: 1,
        maxLength: 10,
      }),
    );
    fc.assert(
      fc.property(projects, ([cost, kinds]) => {
        const rows = kinds.map(([homes, share]) => `otherx${homes}x${(share / 100).toFixed(2)}`);
        const result = run(SPECIAL_ASSESSMENT, {
          cost: dollars(cost),
          reserves: 0,
          split: 'share',
          payment: 'once',
          kinds: rows.join('_'),
        });
        const all = kinds.reduce((sum, [homes, share]) => sum + homes * share, 0);
        const table = result.tables[0]?.rows ?? [];
        const collected = table.reduce((sum, row) => sum + Number(row[1]) * Number(row[2]), 0);
        const homes = kinds.reduce((sum, [number]) => sum + number, 0);
        expect(collected).toBeGreaterThanOrEqual(cost);
        expect(collected).toBeLessThan(cost + homes);
        kinds.forEach(([, share], index) => {
          const exact = (BigInt(cost) * BigInt(share) + BigInt(all) - 1n) / BigInt(all);
          expect(table[index]?.[2]).toBe(Number(exact));
        });
      }),
      RUNS,
    );
  });

  test('of 3,000 dollars at 6 percent over 24 months is 132.97 a month, as loan tables have it', () => {
    expect(levelPayment(300_000, 600, 24)).toBe(13_297);
    // Published loan tables have 599.55 for 100,000 at 6 percent over 30 years; ours is rounded up.
    expect(levelPayment(10_000_000, 600, 360)).toBe(59_956);
  });
});

test('a budget per home brings in what is needed after what is not paid', () => {
  const budgets = fc.record({
    operating: fc.integer({ min: 100, max: 500_000_000 }),
    reserves: fc.integer({ min: 0, max: 100_000_000 }),
    uncollected: fc.integer({ min: 0, max: 5_000 }),
    homes: fc.integer({ min: 1, max: 2_000 }),
  });
  fc.assert(
    fc.property(budgets, ({ operating, reserves, uncollected, homes }) => {
      const result = run(BUDGET_PER_HOME, {
        operating: dollars(operating),
        reserves: dollars(reserves),
        income: 0,
        uncollected: (uncollected / 100).toFixed(2),
        split: 'equal',
        homes,
      });
      const [row] = result.tables[0]?.rows ?? [];
      const yearly = Number(row?.[4]) * homes;
      const comesIn = yearly * (1 - uncollected / 10_000);
      expect(comesIn).toBeGreaterThanOrEqual(operating + reserves - 0.01);
      // Rounding up adds less than a cent a home and month, and one to the whole.
      expect(comesIn).toBeLessThan(operating + reserves + homes * 12 + 1.01);
    }),
    RUNS,
  );
});
