import { readFile } from 'node:fs/promises';
import { SUMS_HEX } from '@hoa/core/encoders/attention';
import { MULTIPLIER_HEX } from '@hoa/core/encoders/vector-table';
import { expect, test } from 'vitest';
import createWabt from 'wabt';

test.each([
  ['vector-table', MULTIPLIER_HEX],
  ['attention', SUMS_HEX],
])('%s.ts holds what %s.wat compiles to', async (name, hex) => {
  const file = new URL(`../packages/core/src/encoders/${name}.wat`, import.meta.url);
  const { parseWat } = await createWabt();
  const module = parseWat(file.pathname, await readFile(file, 'utf8'), { simd: true });
  const compiled = Buffer.from(module.toBinary({}).buffer).toString('hex');
  // Differs: put `compiled` into the file of that name.
  expect(hex.replace(/\s/g, '')).toBe(compiled);
});
