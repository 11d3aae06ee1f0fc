import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars, figure, RUNS, rounded, run } from './calculation.fixture.ts';
import { RESERVE_FUNDING } from './reserve-funding.ts';
import { fullyFunded, reservePlan } from './reserve-plan.ts';

const component = fc
  .record({
    life: fc.integer({ min: 1, max: 60 }),
    left: fc.integer({ min: 0, max: 60 }),
    cost: fc.integer({ min: 100, max: 50_000_000 }),
  })
  .map(({ life, left, cost }) => ({ name: 'Roofs', life, left: Math.min(left, life), cost }));

describe('reserves', () => {
  const terms = fc.record({
    balance: fc.integer({ min: 0, max: 100_000_000 }),
    inflation: fc.integer({ min: 0, max: 1_000 }),
    interest: fc.integer({ min: 0, max: 800 }),
    rise: fc.integer({ min: 0, max: 800 }),
    floor: fc.integer({ min: 0, max: 10_000_000 }),
  });

  test('the least contribution keeps the floor, and a cent less does not', () => {
    fc.assert(
      fc.property(
        fc.array(component, { minLength: 1, maxLength: 6 }),
        terms,
        (components, given) => {
          const plan = reservePlan(components, given);
          const least = plan.leastContribution();
          expect(plan.run(least).every(({ closing }) => closing >= given.floor)).toBe(true);
          if (least > 0) {
            expect(plan.run(least - 1).some(({ closing }) => closing < given.floor)).toBe(true);
          }
        },
      ),
      RUNS,
    );
  });

  test('each component is paid for when its life ends, against walking the years', () => {
    fc.assert(
      fc.property(component, terms, (one, given) => {
        const { spending } = reservePlan([one], { ...given, inflation: 0 });
        let left = one.left;
        for (const spent of spending) {
          expect(spent).toBe(left === 0 ? one.cost : 0);
          left = left === 0 ? one.life - 1 : left - 1;
        }
        const wear = (one.cost * (one.life - one.left)) / one.life;
        expect(Math.abs(fullyFunded([one]) - wear)).toBeLessThanOrEqual(0.5001);
      }),
      RUNS,
    );
  });

  test('a roof with half its life used and half of that saved is 50 percent funded', () => {
    const result = run(RESERVE_FUNDING, { components: 'roofsx20x10x100000', balance: 25_000 });
    expect(figure(result, 'Percent funded')).toBe(5_000);
  });
});

test('thirty years of reserves, walked year by year with whole cents', () => {
  const plans = fc.record({
    parts: fc.array(
      fc.record({
        life: fc.integer({ min: 1, max: 60 }),
        left: fc.integer({ min: 0, max: 60 }),
        cost: fc.integer({ min: 100, max: 50_000_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    balance: fc.integer({ min: 0, max: 100_000_000 }),
    contribution: fc.integer({ min: 0, max: 20_000_000 }),
    inflation: fc.integer({ min: 0, max: 1_000 }),
    interest: fc.integer({ min: 0, max: 800 }),
    rise: fc.integer({ min: 0, max: 800 }),
  });
  fc.assert(
    fc.property(plans, ({ parts, balance, contribution, inflation, interest, rise }) => {
      const known = parts.map((part) => ({ ...part, left: Math.min(part.left, part.life) }));
      const percent = (value: number) => (value / 100).toFixed(2);
      const result = run(RESERVE_FUNDING, {
        components: known
          .map(({ life, left, cost }) => `roofsx${life}x${left}x${dollars(cost)}`)
          .join('_'),
        balance: dollars(balance),
        contribution: dollars(contribution),
        inflation: percent(inflation),
        interest: percent(interest),
        rise: percent(rise),
      });
      const rows = result.tables.find(({ id }) => id === 'now')?.rows ?? [];
      expect(rows).toHaveLength(30);
      const grown = (cents: bigint, by: number) => rounded(cents * BigInt(10_000 + by), 10_000n);
      let cents = BigInt(balance);
      let paid = BigInt(contribution);
      const walked = known.map(({ life, left, cost }) => ({ life, left, cost: BigInt(cost) }));
      for (const [, opening, contributed, earned, spending, closing] of rows) {
        const bears = cents > 0n ? rounded(cents * BigInt(interest), 10_000n) : 0n;
        let spent = 0n;
        for (const part of walked) {
          if (part.left === 0) spent += part.cost;
          part.left = (part.left === 0 ? part.life : part.left) - 1;
          part.cost = grown(part.cost, inflation);
        }
        const after = cents + bears + paid - spent;
        expect([opening, contributed, earned, spending, closing].map(Number)).toEqual(
          [cents, paid, bears, spent, after].map(Number),
        );
        cents = after;
        paid = grown(paid, rise);
      }
    }),
    RUNS,
  );
});
