// A process that prints what a tick costs, in nanoseconds, after collections that met none waiting.
// With the argument `kept` the shape of ticks is kept first.
import { setTimeout } from 'node:timers/promises';
import { keepTickShape } from './tick-shape.ts';

const WARM_UP = 20_000;
const MEASURED = 200_000;

function ticks(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  const next = () => {
    left -= 1;
    if (left > 0) process.nextTick(next);
    else resolve();
  };
  process.nextTick(next);
  return promise;
}

if (process.argv[2] === 'kept') keepTickShape();
await ticks(300);
for (let collections = 0; collections < 6; collections += 1) {
  await setTimeout(20);
  globalThis.gc?.();
}
await ticks(WARM_UP);
const before = process.cpuUsage().user;
await ticks(MEASURED);
process.stdout.write(String(((process.cpuUsage().user - before) * 1_000) / MEASURED));
