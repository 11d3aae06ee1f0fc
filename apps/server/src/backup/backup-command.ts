import { accessSync, constants, openAsBlob, renameSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PortalError } from '@hoa/core/errors';
import { holdsDatabase } from '@hoa/db/atomic-folder';
import { migrate } from '@hoa/db/migrate';
import { openDatabase } from '@hoa/db/open-database';
import { restoreFolder } from '@hoa/db/restore-archive';
import { ConfigError, readConfig } from '../config.ts';
import { failWith } from '../operator-error.ts';
import { backupRunning, restoreRunning } from './admin-client.ts';
import { fileErrorInWords } from './file-error.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Writes the database of a folder on which no portal runs to a file. */
async function backupFolder(dataDir: string, file: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const dump = await database.archive?.dump();
    if (dump !== undefined) await writeFile(file, dump.stream());
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
  let wasRunning: boolean;
  try {
    wasRunning = await backupRunning(dataDir, part);
    if (!wasRunning) await backupFolder(dataDir, part);
    renameSync(part, file);
  } catch (error) {
    // Where nothing can be removed, nothing was written.
    await rm(part, { force: true }).catch(() => {});
    throw fileErrorInWords(`The backup could not be written to ${file}`, error);
  }
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
  print(`Backed up ${dataDir} to ${file}, ${megabytes} MB${wasRunning ? ', while it runs' : ''}.`);
}

/** @throws PortalError for what is no file or cannot be read */
function requireReadable(file: string): void {
  const what = `The backup ${file} could not be read`;
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw fileErrorInWords(what, error);
  }
  if (!statSync(file).isFile()) throw new PortalError('not-found', `${what}: it is no file.`);
}

async function restore(dataDir: string, file: string): Promise<void> {
  requireReadable(file);
  if (await restoreRunning(dataDir, file)) {
    print(`The running portal goes on with ${file}. What it had is in database.before-restore.`);
    return;
  }
  const hadDatabase = holdsDatabase(dataDir);
  await restoreFolder(dataDir, await openAsBlob(file), async (db) => {
    await migrate(db);
  });
  const kept = hadDatabase ? ' What it had is in database.before-restore.' : '';
  print(`Restored ${file} into ${dataDir}.${kept}`);
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
