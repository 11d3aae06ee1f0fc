import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, fault } from '../fault.ts';
import { ask, countLost, isRecorded, readiness } from '../portal-calls.ts';
import {
  launchPortal,
  loadedFolder,
  newFolder,
  startPortal,
  waitUntil,
} from '../portal-process.ts';
import { send } from '../readers.ts';

type Environment = () => Promise<NodeJS.ProcessEnv>;

/** Gives feedback on one answer after the other until the process is killed, and notes each 200. */
async function writeUntilDead(url: string, confirmed: string[]): Promise<void> {
  try {
    for (;;) {
      const answerId = await ask(url);
      // The answer is recorded after it is sent, so the first feedback on it may be early.
      while (!(await isRecorded(url, answerId))) await sleep(10);
      confirmed.push(answerId);
    }
  } catch {
    // The process was killed, as wanted.
  }
}

/** SIGKILL at any moment while visitors write: what was confirmed is there at the next start. */
export function killedWhileWriting(name: string, database: Environment): Fault {
  return fault(name, async (outcome) => {
    const environment = { DATA_DIR: await loadedFolder(), ...(await database()) };
    const confirmed: string[] = [];
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const portal = await startPortal(environment);
      const writing = [1, 2, 3].map(() => writeUntilDead(portal.url, confirmed));
      const before = confirmed.length;
      await waitUntil(async () => confirmed.length > before, 'something is written');
      await sleep(Math.random() * 1_500);
      await portal.kill('SIGKILL');
      await Promise.all(writing);
    }
    const again = await startPortal(environment);
    outcome.rowsLost = await countLost(again.url, confirmed);
    const { status, articles } = await readiness(again.url);
    outcome.expect(status === 'ready' && articles === 120, `${status}, ${articles}`);
    await again.kill('SIGTERM');
    return `${confirmed.length} confirmed rows, all there at the next start`;
  });
}

/** SIGKILL in the middle of the first load: the next start finishes it. */
export function killedWhileLoading(name: string, database: Environment): Fault {
  return fault(name, async (outcome) => {
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const environment = { DATA_DIR: newFolder(), ...(await database()) };
      const first = launchPortal(environment);
      await Promise.race([first.ready, sleep(800 + Math.random() * 3_000)]);
      await first.kill('SIGKILL');
      const second = await startPortal(environment);
      const { status, articles } = await readiness(second.url);
      outcome.expect(status === 'ready' && articles === 120, `${status}, ${articles}`);
      await second.kill('SIGKILL');
    }
    return 'ready with 120 articles at the next start';
  });
}

/** SIGTERM under load: what was asked is answered, and the process ends within ten seconds. */
export const stoppedUnderLoad = fault('SIGTERM while visitors read and ask', async (outcome) => {
  const environment = { DATA_DIR: await loadedFolder() };
  let slowest = 0;
  let answered = 0;
  for (let turn = 0; turn < outcome.times; turn += 1) {
    const portal = await startPortal(environment);
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
    outcome.expect(code === 0, `exit code ${code}`);
    const finished = (await settled).filter(({ status }) => status === 'fulfilled').length;
    answered += finished;
    outcome.reads += underWay.length;
    outcome.failedReads += underWay.length - finished;
  }
  outcome.expectWithin('ending', slowest, 10_000);
  return `${answered} answers under way finished; ended in ${Math.round(slowest)} ms at most`;
});

/** Several processes start on one empty database: one migrates and loads, all serve. */
export const startedTogether = (database: Environment) =>
  fault('three processes start together on an empty database', async (outcome) => {
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const environment = await database();
      const portals = await Promise.all([1, 2, 3].map(() => startPortal(environment)));
      const loaded = portals.filter((portal) => portal.output().includes('Loading the library'));
      outcome.expect(loaded.length === 1, `${loaded.length} of them loaded the library`);
      for (const portal of portals) {
        await outcome.whileReading(portal.url, () => sleep(500), 1);
        await portal.kill('SIGKILL');
      }
    }
    return 'one loaded the library, the others waited for it';
  });
