import { existsSync, statfsSync } from 'node:fs';
import { PortalError } from '@hoa/core/errors';

const MEGABYTE = 1024 * 1024;
/** What an empty embedded database takes, with room for its first log. */
const NEW_DATABASE_BYTES = 128 * MEGABYTE;
/** What an existing one needs to replay its log at start and write it down at the end. */
const RESERVE_BYTES = 24 * MEGABYTE;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Share of the disk of a folder that is in use, from 0 to 1; -1 where there is no such folder. */
export function diskUsedRatio(folder: string): number {
  if (!existsSync(folder)) return -1;
  const { bavail, blocks } = statfsSync(folder);
  return 1 - bavail / blocks;
}

/** Whether there is room to close a database in order; without it closing would never end. */
export function hasRoomToClose(folder: string): boolean {
  return freeBytes(folder) >= RESERVE_BYTES;
}

/**
 * Refuses to write what a disk has no room for, with what a database needs while it is open.
 *
 * @throws PortalError 'unavailable' that says how much is missing
 */
export function requireRoom(dataDir: string, bytes = 0): void {
  requireFree(dataDir, bytes + RESERVE_BYTES);
}

/**
 * Refuses to open a database on a full disk, where it would be left half made.
 *
 * @throws PortalError 'unavailable' that says how much is missing
 */
export function requireDiskSpace(dataDir: string, databaseFolder: string): void {
  requireFree(dataDir, existsSync(databaseFolder) ? RESERVE_BYTES : NEW_DATABASE_BYTES);
}

function requireFree(dataDir: string, needed: number): void {
  const free = freeBytes(dataDir);
  if (free >= needed) return;
  const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);
  throw new PortalError(
    'unavailable',
    `The disk of DATA_DIR ${dataDir} is full: ${inMegabytes(free)} MB are free, ` +
      `${inMegabytes(needed)} MB are needed. Nothing was changed. Free some space and try again.`,
  );
}
