import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, fault } from '../fault.ts';
import { ask, confirmedAnswer, countLost, giveFeedback, untilReadySays } from '../portal-calls.ts';
import { startPortal } from '../portal-process.ts';

/** A database that can be taken away and brought back. */
export interface BreakableDatabase {
  url: string;
  break(): Promise<void>;
  mend(): Promise<void>;
}

/** Milliseconds that a database stays away: long enough for every timeout of ours. */
const AWAY_MS = 4_000;

/**
 * Visitors read while the database is taken away and brought back. What was confirmed before must
 * be there after it, and what cannot be kept meanwhile must be refused at once.
 */
export function databaseFault(name: string, database: () => Promise<BreakableDatabase>): Fault {
  return fault(name, async (outcome) => {
    const breakable = await database();
    const portal = await startPortal({ DATABASE_URL: breakable.url });
    const confirmed: string[] = [];
    let slowestRefusal = 0;
    await outcome.whileReading(portal.url, async () => {
      for (let turn = 0; turn < outcome.times; turn += 1) {
        const answerId = await confirmedAnswer(portal.url);
        confirmed.push(answerId);

        await breakable.break();
        await untilReadySays(portal.url, 'degraded');
        await ask(portal.url);
        const { status, ms, headers } = await giveFeedback(portal.url, answerId);
        slowestRefusal = Math.max(slowestRefusal, Math.round(ms));
        const isClear = status === 503 && headers['retry-after'] !== undefined;
        outcome.expect(isClear, `feedback while away: ${status}`);
        await sleep(AWAY_MS);

        await breakable.mend();
        await untilReadySays(portal.url, 'ready');
      }
      outcome.rowsLost = await countLost(portal.url, confirmed);
    });
    const { code } = await portal.kill('SIGTERM');
    outcome.expect(code === 0, `SIGTERM: exit code ${code}`);
    return `answers from the library; feedback 503 in ${slowestRefusal} ms at most; ready again by itself`;
  });
}

/** The portal is started while its database is away, which then comes. */
export const absentDatabase = (database: () => Promise<BreakableDatabase>) =>
  fault('database absent at start', async (outcome) => {
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const breakable = await database();
      await breakable.break();
      const portal = await startPortal({ DATABASE_URL: breakable.url });
      await untilReadySays(portal.url, 'degraded');
      await outcome.whileReading(portal.url, async () => {
        await ask(portal.url);
        await sleep(AWAY_MS);
        await breakable.mend();
        await untilReadySays(portal.url, 'ready');
        await sleep(1_500);
        await confirmedAnswer(portal.url);
      });
      await portal.kill('SIGKILL');
    }
    return 'the whole library from its files; degraded, then ready by itself';
  });

/** Everything passes, late, and those who read must not notice. */
export const slowDatabase = (database: () => Promise<BreakableDatabase>) =>
  fault('database slow (0.7 s each way)', async (outcome) => {
    const breakable = await database();
    const portal = await startPortal({ DATABASE_URL: breakable.url });
    let slowest = 0;
    await outcome.whileReading(portal.url, async () => {
      for (let turn = 0; turn < outcome.times; turn += 1) {
        await breakable.break();
        for (let question = 0; question < 5; question += 1) {
          const startedAt = performance.now();
          await ask(portal.url);
          slowest = Math.max(slowest, performance.now() - startedAt);
        }
        await breakable.mend();
        await sleep(1_000);
      }
    });
    await portal.kill('SIGTERM');
    return `an answer took ${Math.round(slowest)} ms at most`;
  });
