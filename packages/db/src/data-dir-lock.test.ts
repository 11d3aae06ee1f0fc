import fs, { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseFolders } from './atomic-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';

/** A read-only disk and another user's files are not to be had in a test. */
function denyWriting(denied: string): void {
  const access = vi.spyOn(fs, 'accessSync').mockImplementation((path) => {
    if (path === denied) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    access.mockRestore();
    syncBuiltinESMExports();
  });
}

test.for(['data', 'data/database'])('%s that cannot be written is not called damaged', (denied) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  mkdirSync(databaseFolders(dataDir).current, { recursive: true });
  lockDataDir(dataDir)();
  denyWriting(join(folder, denied));
  expect(() => lockDataDir(dataDir)).toThrow(`DATA_DIR ${dataDir} cannot be written: `);
});
