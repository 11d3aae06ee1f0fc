import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import * as lawPlaces from '@hoa/core/calculators/law-places';
import * as noticePlaces from '@hoa/core/calculators/notice-places';
import { expect, test } from 'vitest';
import { calculate, FACTS as facts, figure } from './calculate.fixture.ts';

test('every figure that a calculator applies stands in the table, in its unit', () => {
  const { EITHER_FINE_FACTS, NO_DAILY_FINE_FACTS, LATE_FEE_FIGURES, ...lists } = lawPlaces;
  const notices = Object.values(noticePlaces).flat();
  const places = [
    ...Object.values(lists).flat(),
    ...notices,
    ...notices.flatMap(({ fact, most }) => (most === undefined ? [] : [{ fact, of: most }])),
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
  const named = [...EITHER_FINE_FACTS, ...NO_DAILY_FINE_FACTS];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
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

test('late charges and interest are cut to the limits of California and Washington', () => {
  const late = { amount: '400', unpaid: '1', due: '2026-01-01', asOf: '2027-01-01', grace: '15' };
  const terms = { feeRule: 'dollars', feeDollars: '100', rate: '20', interestAfter: '0' };
  const california = calculate('late-fees-and-interest', { ...late, ...terms, state: 'CA' });
  expect(figure(california, 'Late charges')).toBe(4_000);
  expect(figure(california, 'Interest')).toBe(4_800);
  const washington = calculate('late-fees-and-interest', { ...late, ...terms, state: 'WA' });
  expect(figure(washington, 'Late charges')).toBe(2_000);
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
