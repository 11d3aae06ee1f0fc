import { setTimeout as sleep } from 'node:timers/promises';
import { addReads, expectWithin, type Fault, newOutcome } from '../fault.ts';
import { loadedFolder } from '../loaded-folder.ts';
import { ask, countLost, isRecorded, readiness } from '../portal-calls.ts';
import { newFolder, startPortal } from '../portal-process.ts';
import { Readers, send } from '../readers.ts';
import { waitUntil } from '../wait-until.ts';

/** Gives feedback on one answer after the other until the process is killed, and notes each 200. */
async function writeUntilDead(url: string, confirmed: string[]): Promise<void> {
  try {
    for (;;) {
      const answerId = await ask(url);
      // The answer is recorded behind the visitor's back, so the first word on it may be early.
      while (!(await isRecorded(url, answerId))) await sleep(10);
      confirmed.push(answerId);
    }
  } catch {
    // The process was killed, as wanted.
  }
}

/** SIGKILL at any moment while visitors write: what was confirmed is there at the next start. */
export function killedWhileWriting(
  name: string,
  database: () => Promise<NodeJS.ProcessEnv>,
): Fault {
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      const environment = { DATA_DIR: await loadedFolder(), ...(await database()) };
      const confirmed: string[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        const portal = startPortal(environment);
        await portal.ready;
        const writing = [1, 2, 3].map(() => writeUntilDead(portal.url, confirmed));
        const before = confirmed.length;
        await waitUntil(async () => confirmed.length > before, 'something is written');
        await sleep(Math.random() * 1_500);
        await portal.kill('SIGKILL');
        await Promise.all(writing);
      }
      const again = startPortal(environment);
      await again.ready;
      outcome.rowsLost = await countLost(again.url, confirmed);
      const { status, articles } = await readiness(again.url);
      if (status !== 'ready' || articles !== 120) outcome.problems.push(`${status}, ${articles}`);
      await again.kill('SIGTERM');
      outcome.seen = `${confirmed.length} confirmed rows, all there at the next start`;
      return outcome;
    },
  };
}

/** SIGKILL in the middle of the first load: the next start finishes it. */
export function killedWhileLoading(
  name: string,
  database: () => Promise<NodeJS.ProcessEnv>,
): Fault {
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      for (let turn = 0; turn < times; turn += 1) {
        const environment = { DATA_DIR: newFolder(), ...(await database()) };
        const first = startPortal(environment);
        await Promise.race([first.ready, sleep(800 + Math.random() * 3_000)]);
        await first.kill('SIGKILL');
        const second = startPortal(environment);
        await second.ready;
        const { status, articles } = await readiness(second.url);
        if (status !== 'ready' || articles !== 120) outcome.problems.push(`${status}, ${articles}`);
        await second.kill('SIGKILL');
      }
      outcome.seen = 'ready with 120 articles at the next start';
      return outcome;
    },
  };
}

/** SIGTERM under load: what was asked is answered, and the process ends within ten seconds. */
export const stoppedUnderLoad: Fault = {
  name: 'SIGTERM while visitors read and ask',
  async run(times) {
    const outcome = newOutcome(this.name, times);
    const environment = { DATA_DIR: await loadedFolder() };
    let slowest = 0;
    let answered = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const portal = startPortal(environment);
      await portal.ready;
      // Each on a connection of its own, all of them sent and none waited for.
      let sent = 0;
      const onSent = () => {
        sent += 1;
      };
      const underWay = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? send(`${portal.url}/topic/never-heard-of-${turn}-${index}`, { onSent })
          : ask(portal.url, undefined, onSent),
      );
      const settled = Promise.allSettled(underWay);
      await waitUntil(async () => sent === underWay.length, 'everything is asked');
      const startedAt = performance.now();
      const { code } = await portal.kill('SIGTERM');
      slowest = Math.max(slowest, performance.now() - startedAt);
      if (code !== 0) outcome.problems.push(`exit code ${code}`);
      for (const { status } of await settled) {
        outcome.reads += 1;
        if (status === 'fulfilled') answered += 1;
        else outcome.failedReads += 1;
      }
    }
    expectWithin(outcome, 'ending', slowest, 10_000);
    outcome.seen = `${answered} answers under way finished; ended in ${Math.round(slowest)} ms at most`;
    return outcome;
  },
};

/** Several processes start on one empty database: one migrates and loads, all serve. */
export function startedTogether(database: () => Promise<NodeJS.ProcessEnv>): Fault {
  const name = 'three processes start together on an empty database';
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      for (let turn = 0; turn < times; turn += 1) {
        const environment = await database();
        const portals = [1, 2, 3].map(() => startPortal(environment));
        await Promise.all(portals.map((portal) => portal.ready));
        const loaded = portals.filter((portal) => portal.output().includes('Loading the library'));
        if (loaded.length !== 1)
          outcome.problems.push(`${loaded.length} of them loaded the library`);
        for (const portal of portals) {
          const readers = new Readers(portal.url, 1);
          await sleep(500);
          addReads(outcome, await readers.stop());
          await portal.kill('SIGKILL');
        }
      }
      outcome.seen = 'one loaded the library, the others waited for it';
      return outcome;
    },
  };
}
