import { expect, test } from 'vitest';
import { idSchema, wholeNumberSchema } from './text.ts';

test.each([0, 25, '25', '007', 2_147_483_647])('%j is an identifier', (sent) => {
  expect(idSchema.parse(sent)).toBe(Number(sent));
});

test.each(['', ' ', '0x10', '1e3', '-1', '1.0', -1, 1.5, 2_147_483_648, null, true, [5], {}])(
  '%j is none',
  (sent) => {
    expect(idSchema.safeParse(sent).error?.issues[0]?.message).toMatch(/^An identifier is a whole/);
  },
);

test.each([1, 20, '5', '020'])('%j is a whole number from 1 to 20', (sent) => {
  expect(wholeNumberSchema(1, 20).parse(sent)).toBe(Number(sent));
});

test.each([1.5, '', ' 5', '-1', '1e1', '0x5', '5.0', true, [3], null])(
  '%j is none, and is told what would be',
  (sent) => {
    const { error } = wholeNumberSchema(1, 20).safeParse(sent);
    expect(error?.issues[0]?.message).toBe('Please send a whole number from 1 to 20.');
  },
);

test.each([0, 21, '0', '21', '9'.repeat(30)])('%j is beyond its bounds', (sent) => {
  const { error } = wholeNumberSchema(1, 20).safeParse(sent);
  expect(error?.issues.at(-1)?.code).toMatch(/^too_(?:big|small)$/);
});
