import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FIXTURE = join(import.meta.dirname, 'tick-shape.fixture.ts');

async function nanosecondsPerTick(mode: 'kept' | 'lost'): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', FIXTURE, mode]);
  return Number(stdout);
}

test('ticks stay cheap when memory is collected while none waits', async () => {
  const lost = await nanosecondsPerTick('lost');
  const kept = await nanosecondsPerTick('kept');

  expect(kept).toBeGreaterThan(0);
  // A quarter where it was measured. At half, the engine would have stopped making a difference.
  expect(kept).toBeLessThan(lost / 2);
});
