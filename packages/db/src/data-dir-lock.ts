import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PortalError } from '@hoa/core/errors';
import { databaseFolders } from './atomic-folder.ts';
import { requireDiskSpace } from './disk-space.ts';

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/** Locks that are held: one that nothing refers to would be collected, and let go by that. */
const held = new Set<DatabaseSync>();

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * Makes a folder and those above it. mkdirSync with `recursive` does not come back from a file
 * system that has the folder above and says ENOENT all the same, as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same time may have been first.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * A lock and a database that are there already can be opened where nothing can be written, on a
 * disk that became read-only or after another user made them.
 */
function requireWritable(dataDir: string): void {
  const { current } = databaseFolders(dataDir);
  for (const folder of [dataDir, current]) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
}

/**
 * Takes the exclusive lock on a data folder. Two processes on one PGlite folder lose data
 * silently, and a lock file with a process id outlives a killed process; an open SQLite
 * transaction is a lock of the operating system instead, gone the moment its process is.
 *
 * @returns what releases the lock
 * @throws PortalError 'unavailable' when another process holds it, or the folder is full or not
 * writable
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: DatabaseSync;
  try {
    makeFolder(dataDir);
    requireWritable(dataDir);
    lock = new DatabaseSync(join(dataDir, 'portal.lock'));
  } catch (cause) {
    throw new PortalError(
      'unavailable',
      `DATA_DIR ${dataDir} cannot be written: it is no folder, the disk is read-only, or it or the ` +
        'database in it is another user’s. Give the portal a folder of its own, or set DATABASE_URL.',
      { cause },
    );
  }
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    // The lock's journal is the first thing to find no room.
    if (!isBusy(cause)) requireDiskSpace(dataDir, databaseFolders(dataDir).current);
    throw new PortalError(
      'unavailable',
      `DATA_DIR ${dataDir} is in use by another process. Stop that one first, or set another DATA_DIR.`,
      { cause },
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
