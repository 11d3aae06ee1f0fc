import { expect, test } from 'vitest';
import { CALCULATORS } from './all-calculators.ts';
import { ASSESSMENT_INCREASE } from './assessment-increase.ts';
import { run } from './calculation.fixture.ts';
import { LATE_FEES } from './late-fees.ts';
import { QUORUM_AND_VOTES } from './quorum-and-votes.ts';
import { RESERVE_FUNDING } from './reserve-funding.ts';
import { SPECIAL_ASSESSMENT } from './special-assessment.ts';

test('an assessment that stays is no increase', () => {
  const { answer } = run(ASSESSMENT_INCREASE, { current: 325, proposed: 325, cap: 20 });
  expect(answer).toBe(
    'No change: $325.00 a month stays, within the cap of 20 percent in your documents, which ends at $390.00.',
  );
  expect(run(ASSESSMENT_INCREASE, { current: 325, proposed: 325 }).answer).toBe(
    'No change: $325.00 a month stays. No cap was given or found to hold it against.',
  );
});

test('where reserves last without a contribution none is said to fall short', () => {
  const rich = { balance: 1_000_000_000, contribution: 0, floor: 0 };
  const working = run(RESERVE_FUNDING, rich).working.join(' ');
  expect(working).toContain('Without any contribution in 2027 or later no year ends below $0.00.');
  expect(working).not.toContain('a cent less');
  const poor = run(RESERVE_FUNDING, { balance: 0, contribution: 0, floor: 0 });
  expect(poor.working.join(' ')).toContain('a cent less falls short');
});

test('one vote is one vote', () => {
  const alone = { homes: 1, present: 1, proxies: 0, ballots: 0, inFavor: 1, against: 0 };
  const result = run(QUORUM_AND_VOTES, alone);
  const said = [result.answer, ...result.working, result.chart?.summary].join(' ');
  expect(said).toContain('so 1 vote.');
  expect(said).not.toMatch(/\b1 votes\b|\b1 vote are\b/);
});

test('a large number of homes is written like every other number', () => {
  const homes = 12_000;
  const increase = run(ASSESSMENT_INCREASE, { current: 325, proposed: 350, homes });
  const special = run(SPECIAL_ASSESSMENT, { cost: 480_000, homes, payment: 'once' });
  for (const { working } of [increase, special]) {
    expect(working.join(' ')).toContain('12,000');
    expect(working.join(' ')).not.toContain('12000');
  }
});

test.each(['325,50', '1.250,00', '12,5', '-5', '1e3'])(
  '"%s" dollars are asked for again',
  (current) => {
    expect(ASSESSMENT_INCREASE.run({ current }, [])).toEqual({
      problems: [{ field: 'current', message: expect.stringContaining('such as 1,250.00') }],
    });
  },
);

test('a step of the working has minus signs and powers, not what a keyboard has for them', () => {
  const lower = run(ASSESSMENT_INCREASE, { current: 325, proposed: 300 }).working.join(' ');
  expect(lower).toContain('Change: $300.00 − $325.00 = −$25.00 a month.');
  const plan = run(SPECIAL_ASSESSMENT, {
    payment: 'installments',
    months: 24,
    rate: 6,
  }).working.join(' ');
  expect(plan).toContain('÷ (1 − (1 + r)⁻²⁴) with r = 6 percent ÷ 12');
  for (const calculator of CALCULATORS) {
    const { working } = run(calculator, {});
    expect(working.filter((step) => / - |\^|-\$/.test(step))).toEqual([]);
  }
});

test('installments that are not due yet are counted out in whole sentences', () => {
  const late = { unpaid: 3, due: '2026-10-01', grace: 0 };
  const said = (asOf: string) => run(LATE_FEES, { ...late, asOf }).working.join(' ');
  expect(said('2026-10-15')).toContain('2 installments of those entered are not due yet');
  expect(said('2026-11-15')).toContain('1 installment of those entered is not due yet');
  expect(said('2026-12-15')).not.toContain('not due yet');
});
