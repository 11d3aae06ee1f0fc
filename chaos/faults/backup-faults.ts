import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addReads, type Fault, newOutcome } from '../fault.ts';
import { loadedFolder } from '../loaded-folder.ts';
import { ask, countLost, giveFeedback, isRecorded, untilReadySays } from '../portal-calls.ts';
import { newFolder, startPortal } from '../portal-process.ts';
import { Readers } from '../readers.ts';
import { waitUntil } from '../wait-until.ts';

const COMMAND = fileURLToPath(
  new URL('../../apps/server/src/backup/backup-command.ts', import.meta.url),
);

/** What npm run backup and npm run restore run. @throws when it ends with anything but 0 */
async function order(DATA_DIR: string, ...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR };
  await promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
}

/** A backup is taken and put back while visitors read: nobody notices, and the past is back. */
export const backedUpWhileRunning: Fault = {
  name: 'backup and restore with the server up (embedded)',
  async run(times) {
    const outcome = newOutcome(this.name, times);
    const DATA_DIR = await loadedFolder();
    const portal = startPortal({ DATA_DIR });
    await portal.ready;
    const readers = new Readers(portal.url);
    const newConfirmed = async () => {
      const answerId = await ask(portal.url);
      await waitUntil(() => isRecorded(portal.url, answerId), 'feedback is kept');
      return answerId;
    };
    const confirmed: string[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      confirmed.push(await newConfirmed());
      const file = join(newFolder(), 'portal.tar.gz');
      await order(DATA_DIR, 'backup', file);
      const later = await newConfirmed();
      await order(DATA_DIR, 'restore', file);
      await untilReadySays(portal.url, 'ready');
      const { status } = await giveFeedback(portal.url, later);
      if (status !== 404) outcome.problems.push(`what came after the backup: ${status}, not 404`);
    }
    outcome.rowsLost = await countLost(portal.url, confirmed);
    addReads(outcome, await readers.stop());
    const { code } = await portal.kill('SIGTERM');
    if (code !== 0) outcome.problems.push(`SIGTERM: exit code ${code}`);
    outcome.seen = `reads go on; the ${confirmed.length} rows of the backups are there, later ones gone`;
    return outcome;
  },
};
