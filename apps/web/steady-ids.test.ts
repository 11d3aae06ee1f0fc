import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { steadyIds } from './steady-ids.ts';

const hooks = join(dirname(createRequire(import.meta.url).resolve('@mantine/hooks')), '..');
const FILE = join(hooks, 'esm/use-id/use-id.mjs');

test('Mantine has the file that is replaced, and it still changes an id once it is shown', () => {
  const { load } = steadyIds();
  const filter = typeof load === 'object' && load.filter?.id;
  expect(filter).toBeInstanceOf(RegExp);
  expect(FILE).toMatch(filter as RegExp);
  expect(readFileSync(FILE, 'utf8')).toContain('setUuid(randomId())');
  expect(readFileSync(join(hooks, 'esm/index.mjs'), 'utf8')).toContain('./use-id/use-id.mjs');
});
