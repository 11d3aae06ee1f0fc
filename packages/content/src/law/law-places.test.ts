import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import * as lawPlaces from '@hoa/core/calculators/law-places';
import type { Calculation } from '@hoa/core/schemas/calculation';
import { expect, test } from 'vitest';
import { lawTable, readLaw } from './law-files.ts';

const { facts } = lawTable(readLaw());

/** A result with the rules of its state, as services give them. */
function calculate(slug: string, texts: Record<string, string>, known = facts): Calculation {
  const calculator = CALCULATORS.find((one) => one.slug === slug);
  const law = known.filter(
    ({ state, question }) => state === texts.state && calculator?.questions.includes(question),
  );
  const outcome = calculator?.run(texts, law);
  if (outcome === undefined || 'problems' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation;
}

const figure = ({ figures }: Calculation, label: string) =>
  figures.find((one) => one.label === label)?.value;

test('every figure that a calculator applies stands in the table, in its unit', () => {
  const { EITHER_FINE_FACTS, LATE_FEE_FIGURES, ...lists } = lawPlaces;
  const places = [
    ...Object.values(lists).flat(),
    ...LATE_FEE_FIGURES.flatMap(({ fact, dollars, percent }) =>
      [dollars, percent].filter((of) => of !== undefined).map((of) => ({ fact, of })),
    ),
  ];
  expect(places.length).toBeGreaterThan(80);
  const missing = places.filter(
    ({ fact, of }) =>
      !facts.some((one) => one.id === fact && one.figures.some((entry) => entry.of === of)),
  );
  expect(missing).toEqual([]);
  const ids = new Set(facts.map(({ id }) => id));
  expect(EITHER_FINE_FACTS.filter((id) => !ids.has(id))).toEqual([]);
});

test('an increase of a fifth is within the cap of California, a cent more is above it', () => {
  const increase = { state: 'CA', current: '300' };
  expect(calculate('assessment-increase', { ...increase, proposed: '360' }).verdict).toBe('within');
  const above = calculate('assessment-increase', { ...increase, proposed: '360.01' });
  expect(above.verdict).toBe('above');
  expect(above.answer).toContain('20 percent in Cal. Civ. Code § 5605');
  expect(above.facts.map(({ id }) => id)).toContain('ca-assessment-increase-cap');
});

test('the lower of two caps decides', () => {
  const texts = { state: 'CA', current: '300', proposed: '340', cap: '10' };
  expect(calculate('assessment-increase', texts).answer).toContain('10 percent in your documents');
});

test('a condominium of Florida is held against its cap, a planned community against none', () => {
  const texts = { state: 'FL', current: '100', proposed: '116' };
  const condominium = calculate('assessment-increase', { ...texts, community: 'condominium' });
  expect(condominium.verdict).toBe('above');
  const planned = calculate('assessment-increase', texts);
  expect(planned.verdict).toBe('none');
  expect(planned.facts.map(({ id }) => id)).toEqual(['fl-assessment-increase-cap']);
  expect(planned.limits.join(' ')).toContain('The rules of Florida are shown and not applied');
});

test.each([
  ['KY', 'planned-community', '§ 381.797'],
  ['KY', 'condominium', '§ 381.9169'],
  ['IL', 'planned-community', '160/1-45'],
  ['IL', 'condominium', '605/18'],
])('in %s, in a %s, the line is at 15 percent by %s', (state, community, section) => {
  const texts = { state, community, current: '300' };
  expect(calculate('assessment-increase', { ...texts, proposed: '345' }).verdict).toBe('within');
  const above = calculate('assessment-increase', { ...texts, proposed: '400' });
  expect(above.verdict).toBe('above');
  expect(above.answer).toContain('15 percent in ');
  expect(above.answer).toContain(section);
  expect(above.limits.join(' ')).toContain('What it takes to go above a cap');
});

test('a state without a rule in the table is said to have none there', () => {
  const increase = calculate('assessment-increase', {
    state: 'NM',
    current: '100',
    proposed: '116',
  });
  expect(increase.verdict).toBe('none');
  expect(increase.limits.join(' ')).toContain('Our table has no rule of New Mexico yet');
});

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

test('late charges and interest are cut to the limits of California and Washington', () => {
  const late = { amount: '400', unpaid: '1', due: '2026-01-01', asOf: '2027-01-01', grace: '15' };
  const terms = { feeRule: 'dollars', feeDollars: '100', rate: '20', interestAfter: '0' };
  const california = calculate('late-fees-and-interest', { ...late, ...terms, state: 'CA' });
  expect(figure(california, 'Late charges')).toBe(4_000);
  expect(figure(california, 'Interest')).toBe(4_800);
  const washington = calculate('late-fees-and-interest', { ...late, ...terms, state: 'WA' });
  expect(figure(washington, 'Late charges')).toBe(2_000);
});

test('a notice with fewer days than Virginia asks for says so', () => {
  const notice = { state: 'VA', date: '2027-03-16', days: '10' };
  const result = calculate('notice-dates', notice);
  expect(result.verdict).toBe('not-met');
  expect(result.limits[0]).toContain('Fewer days than the rule of Va. Code');
  expect(calculate('notice-dates', { ...notice, days: '14' }).verdict).toBe('met');
});

test('a quorum of a fifth is that of 20 percent in the law of Alaska', () => {
  const warnings = (quorum: string) =>
    calculate('quorum-and-votes', { state: 'AK', quorum }).limits.join(' ');
  for (const quorum of ['20%', '1/5', '2/10']) {
    expect(warnings(quorum), quorum).not.toContain('has another figure');
  }
  expect(warnings('1/4')).toContain('has another figure than the 1/4 that you entered');
});

test('a special assessment is held against the budget where a state does so', () => {
  const project = { state: 'CA', cost: '100000', reserves: '0', budget: '2000000' };
  expect(calculate('special-assessment', project).verdict).toBe('within');
  expect(calculate('special-assessment', { ...project, cost: '100000.01' }).verdict).toBe('above');
});

test('without a state, and in one of which nothing is known, nothing is claimed', () => {
  for (const { slug, questions } of CALCULATORS) {
    if (questions.length === 0) continue;
    expect(calculate(slug, {}).limits.join(' '), slug).toContain('No state is chosen');
    const unknown = calculate(slug, { state: 'WY', community: 'condominium' }, []);
    expect(unknown.limits.join(' '), slug).toContain('has no rule of Wyoming');
  }
});
