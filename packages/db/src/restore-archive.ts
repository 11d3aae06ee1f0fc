import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PortalError } from '@hoa/core/errors';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { databaseFolders, repairFolders, swapFolders } from './atomic-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { DatabaseSchema, Db } from './database.ts';
import { requireRoom } from './disk-space.ts';

/** A file that every database of PostgreSQL has. */
const VERSION_FILE = 'PG_VERSION';

/**
 * The tar inside an archive. PGlite could unpack it as well, and would end the process over an
 * archive that is cut short.
 */
async function unpack(archive: Blob) {
  const tar = await promisify(gunzip)(await archive.arrayBuffer()).catch((cause: unknown) => {
    throw notABackup(cause);
  });
  if (!tar.includes(VERSION_FILE)) throw notABackup();
  return tar;
}

const notABackup = (cause?: unknown) =>
  new PortalError('bad-request', 'The file is not a backup of the portal, or not a whole one.', {
    cause,
  });

/** The file system that PGlite writes through throws objects with a number and no words. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { name, errno } = Object(error);
  return errno === undefined ? String(error) : `${name} ${errno}`;
}

/** Work on a private database, which is closed afterwards. */
async function withLite(lite: PGlite, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = new Pool(createPgConfig(lite));
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
    await lite.close();
  }
}

/**
 * Unpacks an archive beside the database in use, and has `check` look at what is in it.
 *
 * @throws PortalError 'bad-request' when the archive is none, 'unavailable' when the disk has no
 * room for it or it cannot be opened, or what `check` throws
 */
export async function stageArchive(
  dataDir: string,
  archive: Blob,
  check: (db: Db) => Promise<void>,
): Promise<void> {
  const { staging } = databaseFolders(dataDir);
  rmSync(staging, { recursive: true, force: true });
  const tar = await unpack(archive);
  requireRoom(dataDir, tar.byteLength);
  try {
    const lite = await PGlite.create({ dataDir: staging, loadDataDir: new Blob([tar]) }).catch(
      (cause: unknown) => {
        requireRoom(dataDir);
        throw new PortalError(
          'unavailable',
          `The backup could not be opened: ${reasonOf(cause)}. Nothing was changed.`,
          { cause },
        );
      },
    );
    await withLite(lite, check);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Replaces the database of a folder on which no portal runs, as a restore while it runs does. What
 * is there is not opened, so that a damaged database can be replaced.
 *
 * @throws PortalError as `stageArchive` does, and 'unavailable' when the folder is locked or not
 * writable
 */
export async function restoreFolder(
  dataDir: string,
  archive: Blob,
  check: (db: Db) => Promise<void>,
): Promise<void> {
  const release = lockDataDir(dataDir);
  try {
    const folders = databaseFolders(dataDir);
    repairFolders(folders);
    await stageArchive(dataDir, archive, check);
    swapFolders(folders);
  } finally {
    release();
  }
}
