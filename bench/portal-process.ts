import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/testing/free-port.ts';

const SERVER = join(import.meta.dirname, '../apps/server/src/server.ts');
const POLL_MS = 10;
const PATIENCE_MS = 120_000;

/** A folder of its own for one run, with what the portal stores and what Node compiles. */
export interface BenchFolder {
  dataDir: string;
  compileCache: string;
  remove(): void;
}

export function createBenchFolder(): BenchFolder {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  return {
    dataDir: join(folder, 'data'),
    compileCache: join(folder, 'compile-cache'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The portal ended with code ${child.exitCode}`);
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The portal was not ready in time');
}

/** The built portal as `npm start` runs it, in a process of its own. */
export class PortalProcess {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from starting the process to the first word that it is ready. */
  readonly readyMs: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, readyMs: number) {
    this.#child = child;
    this.port = port;
    this.pid = child.pid ?? 0;
    this.readyMs = readyMs;
  }

  static async start({ dataDir, compileCache }: BenchFolder): Promise<PortalProcess> {
    const port = await freePort();
    const startedAt = performance.now();
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: compileCache,
      },
    });
    // However the run ends, nothing of it goes on.
    process.once('exit', () => child.kill('SIGKILL'));
    await untilReady(port, child);
    return new PortalProcess(child, port, performance.now() - startedAt);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }
}
