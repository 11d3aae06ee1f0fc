import { cpSync } from 'node:fs';
import { newFolder, startPortal } from './portal-process.ts';

let first: Promise<string> | undefined;

async function loadOnce(): Promise<string> {
  const DATA_DIR = newFolder();
  const portal = startPortal({ DATA_DIR });
  await portal.ready;
  await portal.kill('SIGTERM');
  return DATA_DIR;
}

/** A data folder of its own as a first start leaves it: the library is loaded, nothing asked yet. */
export async function loadedFolder(): Promise<string> {
  first ??= loadOnce();
  const folder = newFolder();
  cpSync(await first, folder, { recursive: true });
  return folder;
}
