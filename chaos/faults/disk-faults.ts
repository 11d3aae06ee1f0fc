import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fault } from '../fault.ts';
import { ask, confirmedAnswer, countLost } from '../portal-calls.ts';
import { newFolder, startPortal } from '../portal-process.ts';
import { refusesToStart, startFault } from './start-faults.ts';

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

/** A small disk of its own in memory, to be filled and write-protected. */
export class SmallDisk {
  readonly folder = newFolder();

  constructor(megabytes: number) {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
    process.on('exit', () => this.remove());
  }

  /** Whether this machine lets us mount one. */
  static isPossible(): boolean {
    try {
      new SmallDisk(1).remove();
      return true;
    } catch {
      return false;
    }
  }

  /** Writes until nothing more fits. */
  fill(): void {
    for (const bytes of [1 << 20, 4_096]) {
      try {
        for (let piece = 0; ; piece += 1) {
          writeFileSync(join(this.folder, `filler-${bytes}-${piece}`), Buffer.alloc(bytes));
        }
      } catch {
        // Full, as wanted.
      }
    }
  }

  free(): void {
    execFileSync('sh', ['-c', `rm -f ${this.folder}/filler-*`]);
  }

  protect(): void {
    mount('-o', 'remount,ro', this.folder);
  }

  remove(): void {
    try {
      execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
      rmSync(this.folder, { recursive: true, force: true });
    } catch {
      // Already gone.
    }
  }
}

/** The disk fills up while visitors read and write, and is freed again. */
export const fullWhileRunning = fault('disk full while running (embedded)', async (outcome) => {
  const disk = new SmallDisk(200);
  const DATA_DIR = `${disk.folder}/data`;
  const confirmed: string[] = [];
  for (let turn = 0; turn < outcome.times; turn += 1) {
    const portal = await startPortal({ DATA_DIR });
    await outcome.whileReading(portal.url, async () => {
      confirmed.push(await confirmedAnswer(portal.url));
      disk.fill();
      for (let question = 0; question < 20; question += 1) await ask(portal.url);
      disk.free();
      confirmed.push(await confirmedAnswer(portal.url));
      disk.fill();
    });
    const { code } = await portal.kill('SIGTERM');
    outcome.expect(code === 0, `SIGTERM on a full disk: exit code ${code}`);
    disk.free();
  }
  const again = await startPortal({ DATA_DIR });
  outcome.rowsLost = await countLost(again.url, confirmed);
  await again.kill('SIGTERM');
  disk.remove();
  return `answers go on; ${confirmed.length} confirmed rows all there after a restart`;
});

export const fullDisk = startFault('disk full at start', async (outcome) => {
  const disk = new SmallDisk(200);
  const DATA_DIR = `${disk.folder}/data`;
  const first = await startPortal({ DATA_DIR });
  await first.kill('SIGTERM');
  disk.fill();
  const seen = await refusesToStart(outcome, { DATA_DIR }, /disk .*full/i);
  disk.free();
  const again = await startPortal({ DATA_DIR });
  outcome.expect(!again.output().includes('Loading the library'), 'the data was harmed');
  await again.kill('SIGTERM');
  disk.remove();
  return seen;
});

export const readOnlyDisk = startFault('read-only DATA_DIR', async (outcome) => {
  const disk = new SmallDisk(1);
  disk.protect();
  const environment = { DATA_DIR: `${disk.folder}/data` };
  const seen = await refusesToStart(outcome, environment, /cannot be written/);
  disk.remove();
  return seen;
});
