import { readFile } from 'node:fs/promises';
import { MULTIPLIER_HEX } from '@hoa/core/search/vector-table';
import { expect, test } from 'vitest';
import createWabt from 'wabt';

test('vector-table.ts holds what vector-table.wat compiles to', async () => {
  const file = new URL('../packages/core/src/search/vector-table.wat', import.meta.url);
  const { parseWat } = await createWabt();
  const module = parseWat(file.pathname, await readFile(file, 'utf8'), { simd: true });
  const compiled = Buffer.from(module.toBinary({}).buffer).toString('hex');
  // Differs: put `compiled` into vector-table.ts.
  expect(MULTIPLIER_HEX.replace(/\s/g, '')).toBe(compiled);
});
