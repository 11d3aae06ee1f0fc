import { executionAsyncResource } from 'node:async_hooks';

/** What one tick is kept in; it must live as long as the process. */
const kept: object[] = [];

/**
 * Keeps one object of `process.nextTick` alive, and with it the shape that the engine knows all of
 * them by. Call it before anything else.
 *
 * A shape that no object has is collected, by a collection that comes while no tick waits. The
 * engine had written `nextTick` for the shape that is gone, meets another one, and from then on
 * makes every tick the slow way: 290 instead of 70 ns, several times for each answer. A process
 * that lives long always ends up so.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
