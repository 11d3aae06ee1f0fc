import { SmallDisk } from '../disk.ts';
import { addReads, type Fault, newOutcome } from '../fault.ts';
import { ask, countLost, isRecorded } from '../portal-calls.ts';
import { startPortal } from '../portal-process.ts';
import { Readers } from '../readers.ts';
import { waitUntil } from '../wait-until.ts';

/** The disk fills up while visitors read and write, and is freed again. */
export const fullWhileRunning: Fault = {
  name: 'disk full while running (embedded)',
  async run(times) {
    const outcome = newOutcome(this.name, times);
    const disk = new SmallDisk(200);
    const DATA_DIR = `${disk.folder}/data`;
    const confirmed: string[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const portal = startPortal({ DATA_DIR });
      await portal.ready;
      const readers = new Readers(portal.url);
      const before = await ask(portal.url);
      await waitUntil(() => isRecorded(portal.url, before), 'feedback is kept');
      confirmed.push(before);
      disk.fill();
      for (let question = 0; question < 20; question += 1) await ask(portal.url);
      disk.free();
      const after = await ask(portal.url);
      await waitUntil(() => isRecorded(portal.url, after), 'feedback is kept again');
      confirmed.push(after);
      disk.fill();
      addReads(outcome, await readers.stop());
      const { code } = await portal.kill('SIGTERM');
      if (code !== 0) outcome.problems.push(`SIGTERM on a full disk: exit code ${code}`);
      disk.free();
    }
    const again = startPortal({ DATA_DIR });
    await again.ready;
    outcome.rowsLost = await countLost(again.url, confirmed);
    await again.kill('SIGTERM');
    disk.remove();
    outcome.seen = `answers go on; ${confirmed.length} confirmed rows all there after a restart`;
    return outcome;
  },
};
