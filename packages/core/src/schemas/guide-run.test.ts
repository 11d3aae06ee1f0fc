import { expect, test } from 'vitest';
import { guideRunRequestSchema } from './guide-run.ts';

const request = (today: string) =>
  guideRunRequestSchema.safeParse({ slug: 'a', answers: {}, today });

test.each(['1900-01-01', '2026-11-22', '2199-12-31'])('a plan may begin on %s', (today) => {
  expect(request(today).success).toBe(true);
});

test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-11-30', '9999-12-31'])(
  'no plan begins on %s, and the refusal says when one may',
  (today) => {
    const issues = request(today).error?.issues.map(({ path, message }) => [path, message]);
    expect(issues).toEqual([[['today'], 'Please send a date in the years 1900 to 2199.']]);
  },
);
