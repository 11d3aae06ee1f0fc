import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markUnneeded } from './shake-router.ts';

const entry = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
const index = readFileSync(join(dirname(entry), 'index.mjs'), 'utf8');
const chunks = [...index.matchAll(/from "\.\/(chunk-\w+\.mjs)"/g)].map(([, name = '']) =>
  readFileSync(join(dirname(entry), name), 'utf8'),
);

test('everything that the router makes as it is loaded may be left out', () => {
  const marked = chunks.map(markUnneeded).join('\n');
  const made = /^var \w+ = .*\b(?:createContext|forwardRef|memo)\(/gm;
  const calls = marked.match(made) ?? [];
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !call.includes('/* @__PURE__ */'))).toEqual([]);
  expect(marked).not.toMatch(/^\w+\.displayName =/m);
});

test('the warnings for developers are off', () => {
  expect(chunks.join('\n')).toContain('ENABLE_DEV_WARNINGS = true');
  expect(chunks.map(markUnneeded).join('\n')).not.toContain('ENABLE_DEV_WARNINGS = true');
});
