import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnPortal } from '../apps/server/src/testing/portal-process.ts';

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

/** The built portal as `npm start` runs it, in a process of its own. */
export interface PortalProcess {
  port: number;
  pid: number;
  /** Milliseconds from starting the process to its word that it is ready. */
  readyMs: number;
  stop(): Promise<unknown>;
}

export async function startPortal({ dataDir, compileCache }: BenchFolder): Promise<PortalProcess> {
  const startedAt = performance.now();
  const portal = spawnPortal({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache });
  await portal.ready;
  return {
    port: Number(new URL(portal.url).port),
    pid: portal.child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: () => portal.kill('SIGTERM'),
  };
}
