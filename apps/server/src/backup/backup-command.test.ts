import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EMPTY_DATABASE, fillFromTemplate } from '@hoa/db/testing/template-database';
import { expect, onTestFinished, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./backup-command.ts', import.meta.url));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const order = (DATA_DIR: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR },
  });

test('a folder without a database is not backed up as if it had one', async () => {
  const dataDir = newFolder();
  const file = join(newFolder(), 'a.tar.gz');
  await expect(order(dataDir, 'backup', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no database in DATA_DIR ${dataDir}.`),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a backup is for nobody but the user who made it', async () => {
  const dataDir = newFolder();
  await fillFromTemplate(dataDir, EMPTY_DATABASE);
  const file = join(newFolder(), 'a.tar.gz');
  await order(dataDir, 'backup', file);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('a database that cannot be opened is replaced by a backup', async () => {
  const dataDir = newFolder();
  await fillFromTemplate(dataDir, EMPTY_DATABASE);
  const file = join(newFolder(), 'a.tar.gz');
  await order(dataDir, 'backup', file);
  writeFileSync(join(dataDir, 'database/global/pg_control'), 'damaged');
  const { stdout } = await order(dataDir, 'restore', file);
  expect(stdout).toContain('What it had is in database.before-restore.');
  expect(statSync(join(dataDir, 'database/global/pg_control')).size).toBeGreaterThan(100);
});

test('a backup that cannot be written says why, and leaves nothing behind', async () => {
  const dataDir = newFolder();
  await fillFromTemplate(dataDir, EMPTY_DATABASE);
  const nowhere = join(newFolder(), 'none', 'a.tar.gz');
  await expect(order(dataDir, 'backup', nowhere)).rejects.toMatchObject({
    code: 1,
    stderr: `The backup could not be written to ${nowhere}: there is no such file or folder.\n`,
  });
  const folder = newFolder();
  const full = join(folder, 'a.tar.gz');
  symlinkSync('/dev/full', `${full}.part`);
  await expect(order(dataDir, 'backup', full)).rejects.toMatchObject({
    code: 1,
    stderr: `The backup could not be written to ${full}: the disk is full.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('what is no file is not restored', async () => {
  const folder = newFolder();
  const none = join(folder, 'a.tar.gz');
  await expect(order(newFolder(), 'restore', none)).rejects.toMatchObject({
    code: 1,
    stderr: `The backup ${none} could not be read: there is no such file or folder.\n`,
  });
  await expect(order(newFolder(), 'restore', folder)).rejects.toMatchObject({
    code: 1,
    stderr: `The backup ${folder} could not be read: it is no file.\n`,
  });
});
