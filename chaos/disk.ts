import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './portal-process.ts';

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
