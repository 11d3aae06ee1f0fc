import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { NODE, ROOT } from './toolchain.mjs';

test.each([
  ['bench/bench.ts', 'answers'],
  ['chaos/run-chaos.ts', 'SIGKILL during the first load (embedded)'],
])('%s asked for what it does not have fails, and says what there is', (command, known) => {
  const { status, stdout, stderr } = spawnSync(NODE, [command, 'no-such-name'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('no-such-name');
  expect(stderr).toContain(known);
  expect(stdout).toBe('');
});
