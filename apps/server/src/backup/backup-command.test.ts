import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
