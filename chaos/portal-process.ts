import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillWithLibrary } from '../apps/server/src/testing/library-database.ts';
import {
  type PortalProcess as Process,
  spawnPortal,
} from '../apps/server/src/testing/portal-process.ts';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** One real process of the portal, and what starts another one in its place, on its port. */
export interface PortalProcess extends Process {
  readonly environment: NodeJS.ProcessEnv;
}

const portals = new Set<Process>();

/** Ends every portal that was launched and still runs. */
export async function endPortals(): Promise<void> {
  await Promise.all([...portals].map((portal) => portal.kill('SIGKILL')));
}

/** A folder that is gone when this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  folders.push(folder);
  return folder;
}

/** Launches the portal on a port of the system's choice and a folder of its own, the rest as given. */
export function launchPortal(given: NodeJS.ProcessEnv = {}): PortalProcess {
  const environment = {
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    ASK_PER_MINUTE: '10000',
    TRUST_PROXY: '127.0.0.1',
    NODE_COMPILE_CACHE: join(tmpdir(), 'chaos-cache'),
    ...given,
  };
  const portal = spawnPortal(environment);
  portals.add(portal);
  portal.exit.then(() => portals.delete(portal));
  return {
    ...portal,
    get url() {
      return portal.url;
    },
    get environment() {
      return { ...environment, PORT: new URL(portal.url).port };
    },
  };
}

/** The same, and waits until it is ready. */
export async function startPortal(given?: NodeJS.ProcessEnv): Promise<PortalProcess> {
  const portal = launchPortal(given);
  await portal.ready;
  return portal;
}

/** A data folder of its own as a first start leaves it: the library is loaded, nothing asked yet. */
export async function loadedFolder(): Promise<string> {
  const folder = newFolder();
  await fillWithLibrary(folder);
  return folder;
}

/** Asks again and again until something holds. @returns how long that took, in milliseconds */
export async function waitUntil(
  holds: () => Promise<boolean>,
  what: string,
  timeoutMs = 120_000,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await holds().catch(() => false)) return performance.now() - startedAt;
    await sleep(100);
  }
  throw new Error(`waited ${timeoutMs} ms in vain until ${what}`);
}
