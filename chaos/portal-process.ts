import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import {
  type PortalProcess as Process,
  spawnPortal,
} from '../apps/server/src/testing/portal-process.ts';

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** One real process of the portal, where it is and what it was started with. */
export interface PortalProcess extends Process {
  url: string;
  environment: NodeJS.ProcessEnv;
}

/** A folder that is gone when this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  folders.push(folder);
  return folder;
}

/** Starts the portal on a port and a folder of its own; DATABASE_URL and the rest as given. */
export async function startPortal(given: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
  const port = given.PORT ?? String(await freePort());
  const environment = {
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    ASK_PER_MINUTE: '10000',
    TRUST_PROXY: '127.0.0.1',
    NODE_COMPILE_CACHE: join(tmpdir(), 'chaos-cache'),
    ...given,
    PORT: port,
  };
  return { ...spawnPortal(environment), url: `http://127.0.0.1:${port}`, environment };
}
