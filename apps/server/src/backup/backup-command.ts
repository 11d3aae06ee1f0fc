import { existsSync, openAsBlob, renameSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PortalError } from '@hoa/core/errors';
import { holdsDatabase } from '@hoa/db/atomic-folder';
import { migrate } from '@hoa/db/migrate';
import { type DatabaseArchive, openDatabase } from '@hoa/db/open-database';
import { ConfigError, readConfig } from '../config.ts';
import { failWith } from '../operator-error.ts';
import { backupRunning, restoreRunning } from './admin-client.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Works on a data folder on which no portal runs. */
async function withFolder(dataDir: string, work: (archive: DatabaseArchive) => Promise<void>) {
  const database = await openDatabase({ dataDir });
  try {
    if (database.archive !== null) await work(database.archive);
  } finally {
    await database.close();
  }
}

/** A name that sorts by time: portal-2026-11-20T12-30-05Z.tar.gz */
function defaultFile(): string {
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  return `portal-${now.replaceAll(':', '-')}.tar.gz`;
}

async function backup(dataDir: string, file: string): Promise<void> {
  if (!holdsDatabase(dataDir)) {
    throw new PortalError('not-found', `There is no database in DATA_DIR ${dataDir}.`);
  }
  // Written beside its place and moved there whole: a backup cut short never looks like one.
  const part = `${file}.part`;
  const wasRunning = await backupRunning(dataDir, part);
  if (!wasRunning) {
    await withFolder(dataDir, async (archive) => {
      await writeFile(part, (await archive.dump()).stream());
    });
  }
  renameSync(part, file);
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
  print(`Backed up ${dataDir} to ${file}, ${megabytes} MB${wasRunning ? ', while it runs' : ''}.`);
}

async function restore(dataDir: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new PortalError('not-found', `There is no file ${file}.`);
  if (await restoreRunning(dataDir, file)) {
    print(`The running portal goes on with ${file}. What it had is in database.before-restore.`);
    return;
  }
  const blob = await openAsBlob(file);
  await withFolder(dataDir, (archive) =>
    archive.restore(blob, async (db) => {
      await migrate(db);
    }),
  );
  print(`Restored ${file} into ${dataDir}. What it had is in database.before-restore.`);
}

/** A backup holds what visitors asked: it is for the user who runs the portal. */
const NO_ACCESS_FOR_OTHERS = 0o077;

/** `backup [file]` or `restore file`, on the DATA_DIR of the environment. */
async function main([command, file]: string[]): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readConfig(process.env);
  if (DATABASE_URL !== undefined) {
    throw new ConfigError('With DATABASE_URL set, use pg_dump and pg_restore: docs/operations.md.');
  }
  process.umask(NO_ACCESS_FOR_OTHERS);
  const target = resolve(process.env.INIT_CWD ?? '.', file ?? defaultFile());
  if (command === 'backup') await backup(DATA_DIR, target);
  else if (command === 'restore' && file !== undefined) await restore(DATA_DIR, target);
  else throw new ConfigError('Usage: npm run backup [-- file], npm run restore -- file');
}

await main(process.argv.slice(2)).catch(failWith);
