import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders inside DATA_DIR. */
export interface DatabaseFolders {
  /** The database in use. */
  current: string;
  /** A restored database that is being checked; worth nothing after a crash. */
  staging: string;
  /** What the last restore replaced. */
  previous: string;
}

/** Where a DATA_DIR has its database, and what a restore moves. */
export function databaseFolders(dataDir: string): DatabaseFolders {
  return {
    current: join(dataDir, 'database'),
    staging: join(dataDir, 'database.restoring'),
    previous: join(dataDir, 'database.before-restore'),
  };
}

/** Whether a DATA_DIR holds a database, be it one that a restore has just moved aside. */
export function holdsDatabase(dataDir: string): boolean {
  const { current, previous } = databaseFolders(dataDir);
  return existsSync(current) || existsSync(previous);
}

/** Puts a checked database in place of the one in use, which is kept beside it. */
export function swapFolders({ current, staging, previous }: DatabaseFolders): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(staging, current);
}

/** Undoes a restore that a crash cut short: without this the next start would find no database. */
export function repairFolders({ current, staging, previous }: DatabaseFolders): void {
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  rmSync(staging, { recursive: true, force: true });
}
