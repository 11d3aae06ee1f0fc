import { setTimeout as sleep } from 'node:timers/promises';
import { addReads, type Fault, newOutcome } from '../fault.ts';
import { ask, countLost, giveFeedback, isRecorded, untilReadySays } from '../portal-calls.ts';
import { startPortal } from '../portal-process.ts';
import { Readers } from '../readers.ts';
import { waitUntil } from '../wait-until.ts';

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
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      const breakable = await database();
      const portal = startPortal({ DATABASE_URL: breakable.url });
      await portal.ready;
      const readers = new Readers(portal.url);
      const confirmed: string[] = [];
      let slowestRefusal = 0;
      for (let turn = 0; turn < times; turn += 1) {
        const answerId = await ask(portal.url);
        await waitUntil(() => isRecorded(portal.url, answerId), 'feedback is kept');
        confirmed.push(answerId);

        await breakable.break();
        await untilReadySays(portal.url, 'degraded');
        await ask(portal.url);
        const refusal = await giveFeedback(portal.url, answerId);
        slowestRefusal = Math.max(slowestRefusal, Math.round(refusal.ms));
        const isClear = refusal.status === 503 && refusal.headers['retry-after'] !== undefined;
        if (!isClear) outcome.problems.push(`feedback while away: ${refusal.status}`);
        await sleep(AWAY_MS);

        await breakable.mend();
        await untilReadySays(portal.url, 'ready');
      }
      outcome.rowsLost = await countLost(portal.url, confirmed);
      addReads(outcome, await readers.stop());
      const { code } = await portal.kill('SIGTERM');
      if (code !== 0) outcome.problems.push(`SIGTERM: exit code ${code}`);
      outcome.seen = `answers from the library; feedback 503 in ${slowestRefusal} ms at most; ready again by itself`;
      return outcome;
    },
  };
}

/** The portal is started while its database is away, which then comes. */
export function absentDatabase(database: () => Promise<BreakableDatabase>): Fault {
  const name = 'database absent at start';
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      for (let turn = 0; turn < times; turn += 1) {
        const breakable = await database();
        await breakable.break();
        const portal = startPortal({ DATABASE_URL: breakable.url });
        await portal.ready;
        await untilReadySays(portal.url, 'degraded');
        const readers = new Readers(portal.url);
        await ask(portal.url);
        await sleep(AWAY_MS);
        await breakable.mend();
        await untilReadySays(portal.url, 'ready');
        await sleep(1_500);
        const answerId = await ask(portal.url);
        await waitUntil(() => isRecorded(portal.url, answerId), 'feedback is kept');
        addReads(outcome, await readers.stop());
        await portal.kill('SIGKILL');
      }
      outcome.seen = 'the whole library from its files; degraded, then ready by itself';
      return outcome;
    },
  };
}

/** Everything passes, late: nobody who reads may notice. */
export function slowDatabase(database: () => Promise<BreakableDatabase>): Fault {
  const name = 'database slow (0.7 s each way)';
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      const breakable = await database();
      const portal = startPortal({ DATABASE_URL: breakable.url });
      await portal.ready;
      const readers = new Readers(portal.url);
      let slowest = 0;
      for (let turn = 0; turn < times; turn += 1) {
        await breakable.break();
        for (let question = 0; question < 5; question += 1) {
          const startedAt = performance.now();
          await ask(portal.url);
          slowest = Math.max(slowest, performance.now() - startedAt);
        }
        await breakable.mend();
        await sleep(1_000);
      }
      addReads(outcome, await readers.stop());
      await portal.kill('SIGTERM');
      outcome.seen = `an answer took ${Math.round(slowest)} ms at most`;
      return outcome;
    },
  };
}
