import { expect, test } from 'vitest';
import { run } from './calculation.fixture.ts';
import { readField } from './field.ts';
import { SPECIAL_ASSESSMENT } from './special-assessment.ts';

const DAY = { kind: 'date', label: 'Day', start: '' } as const;

test('a day that is not all there is asked for by its parts, in no order that its field may not have', () => {
  expect(readField(DAY, '')).toEqual({ problem: 'Please enter the month, the day and the year.' });
  expect(readField(DAY, '01/15/2027')).toEqual({
    problem: 'Please enter a date as year-month-day, such as 2027-01-15.',
  });
  expect(readField(DAY, '2027-01-15')).toEqual({ value: '2027-01-15' });
});

test('the interest beside the amount of the association is said to be that of one home', () => {
  const { figures } = run(SPECIAL_ASSESSMENT, {});
  expect(figures.map(({ label }) => label)).toEqual([
    'To collect',
    'Each home',
    'A month, 24 times',
    'Interest, each home',
  ]);
});
