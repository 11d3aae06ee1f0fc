import { expect, test } from 'vitest';
import { calculate, figure } from './calculate.fixture.ts';

test('a notice with fewer days than Virginia asks for says so', () => {
  const notice = { state: 'VA', date: '2027-03-16', days: '10' };
  const result = calculate('notice-dates', notice);
  expect(result.verdict).toBe('not-met');
  expect(result.limits[0]).toContain('Fewer days than the rule of Va. Code');
  expect(calculate('notice-dates', { ...notice, days: '14' }).verdict).toBe('met');
});

test('days that are for an annual meeting alone are said to be', () => {
  const notice = { state: 'VA', date: '2027-03-16', days: '7' };
  expect(calculate('notice-dates', notice).limits[0]).toContain(
    'has for an annual or regular meeting. Read it',
  );
});

test.each([
  ['WA', 'planned-community', 50, '2027-01-25'],
  ['CO', 'planned-community', 50, '2027-01-25'],
  ['IL', 'condominium', 30, '2027-02-14'],
])('a notice in %s is not sent before the first day of its rule', (state, community, most, day) => {
  const notice = { state, community, date: '2027-03-16', days: '14' };
  const result = calculate('notice-dates', { ...notice, most: '60' });
  expect(figure(result, 'Not before')).toBe(day);
  expect(result.verdict).toBe('met');
  expect(result.working.join(' ')).toContain(
    `It lets the notice go out ${most} days before at the earliest; you entered 60 calendar days.`,
  );
  expect(figure(calculate('notice-dates', { ...notice, most: '0' }), 'Not before')).toBe(day);
  const later = calculate('notice-dates', { ...notice, most: '20' });
  expect(figure(later, 'Not before')).toBe('2027-02-24');
});

test('a notice that would go out before the first day of its rule is said to be too early', () => {
  const notice = { state: 'IL', community: 'condominium', date: '2027-03-16', days: '40' };
  const result = calculate('notice-dates', notice);
  expect(result.verdict).toBe('not-met');
  expect(result.limits[0]).toMatch(/^Earlier than the rule of 765 Ill.*Sunday, February 14, 2027/);
  expect(figure(result, 'Not before')).toBeUndefined();
});

test('no rule has fewer days at the most than at the least', () => {
  for (const state of ['AL', 'AZ', 'CA', 'KY', 'LA', 'NE', 'OH', 'SC', 'TN', 'TX']) {
    const result = calculate('notice-dates', { state, date: '2027-03-16', days: '30' });
    expect(result.verdict, state).toBe('met');
  }
});
