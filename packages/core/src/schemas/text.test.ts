import { expect, test } from 'vitest';
import { idSchema } from './text.ts';

test.each([0, 25, '25', '007', 2_147_483_647])('%j is an identifier', (sent) => {
  expect(idSchema.parse(sent)).toBe(Number(sent));
});

test.each([
  '',
  ' ',
  '0x10',
  '1e3',
  '-1',
  '1.0',
  -1,
  1.5,
  2_147_483_648,
  null,
  true,
  [5],
  {},
  undefined,
])('%j is none', (sent) => {
  expect(idSchema.safeParse(sent).error?.issues[0]?.message).toMatch(/^An identifier is a whole/);
});
