import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fault } from '../fault.ts';
import { confirmedAnswer, countLost, giveFeedback, untilReadySays } from '../portal-calls.ts';
import { loadedFolder, newFolder, startPortal } from '../portal-process.ts';

const COMMAND = fileURLToPath(
  new URL('../../apps/server/src/backup/backup-command.ts', import.meta.url),
);

/** What npm run backup and npm run restore run. @throws when it ends with anything but 0 */
async function runCommand(DATA_DIR: string, ...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR };
  await promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
}

/** A backup is taken and put back while visitors read, who notice nothing: the past is back. */
export const backedUpWhileRunning = fault(
  'backup and restore with the server up (embedded)',
  async (outcome) => {
    const DATA_DIR = await loadedFolder();
    const portal = await startPortal({ DATA_DIR });
    const confirmed: string[] = [];
    await outcome.whileReading(portal.url, async () => {
      for (let turn = 0; turn < outcome.times; turn += 1) {
        confirmed.push(await confirmedAnswer(portal.url));
        const file = join(newFolder(), 'portal.tar.gz');
        await runCommand(DATA_DIR, 'backup', file);
        const later = await confirmedAnswer(portal.url);
        await runCommand(DATA_DIR, 'restore', file);
        await untilReadySays(portal.url, 'ready');
        const { status } = await giveFeedback(portal.url, later);
        outcome.expect(status === 404, `what came after the backup: ${status}, not 404`);
      }
      outcome.rowsLost = await countLost(portal.url, confirmed);
    });
    const { code } = await portal.kill('SIGTERM');
    outcome.expect(code === 0, `SIGTERM: exit code ${code}`);
    return `reads go on; the ${confirmed.length} rows of the backups are there, later ones gone`;
  },
);
