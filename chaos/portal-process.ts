import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A folder that is gone when this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  folders.push(folder);
  return folder;
}

/** Starts the portal on a port of the system's choice and a folder of its own, the rest as given. */
export function startPortal(given: NodeJS.ProcessEnv = {}): PortalProcess {
  const environment = {
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    ASK_PER_MINUTE: '10000',
    TRUST_PROXY: '127.0.0.1',
    NODE_COMPILE_CACHE: join(tmpdir(), 'chaos-cache'),
    ...given,
  };
  const portal = spawnPortal(environment);
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
