import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseFolders, repairFolders, swapFolders } from './atomic-folder.ts';
import type { Db } from './database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { restoreFolder } from './restore-archive.ts';
import { EMPTY_DATABASE, fillFromTemplate } from './testing/template-database.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-archive-'));
const words = async (db: Db) =>
  (await sql<{ word: string }>`select word from kept order by word`.execute(db)).rows.map(
    ({ word }) => word,
  );

describe('a backup of the embedded database', () => {
  const dataDir = newFolder();
  let database: OpenDatabase;
  let backup: Blob;

  beforeAll(async () => {
    await fillFromTemplate(dataDir, EMPTY_DATABASE);
    database = await openDatabase({ dataDir });
    await sql`create table kept (word text)`.execute(database.db);
    await sql`insert into kept values ('quorum')`.execute(database.db);
    backup = (await database.archive?.dump()) ?? new Blob([]);
    await sql`insert into kept values ('later')`.execute(database.db);
  });
  afterAll(() => database.close());

  test('a file that is none, or that the check refuses, changes nothing', async () => {
    const cutShort = backup.slice(0, backup.size / 2);
    for (const file of [new Blob(['no backup']), new Blob([gzipSync('no database')]), cutShort]) {
      await expect(database.archive?.restore(file, async () => {})).rejects.toMatchObject({
        code: 'bad-request',
      });
    }
    const refuse = async () => {
      throw new Error('of a newer version');
    };
    await expect(database.archive?.restore(backup, refuse)).rejects.toThrow('newer version');
    expect(await words(database.db)).toEqual(['later', 'quorum']);
    expect(existsSync(databaseFolders(dataDir).staging)).toBe(false);
  });

  test('is not unpacked where the disk has no room for it, and what is missing is told', async () => {
    const free = { bavail: 30, bsize: 1024 * 1024 } as fs.StatsFs;
    vi.spyOn(fs, 'statfsSync').mockReturnValue(free);
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    await expect(database.archive?.restore(backup, async () => {})).rejects.toThrow(
      /The disk of DATA_DIR .* is full: 30 MB are free, \d\d MB are needed\. Nothing was changed/,
    );
    expect(existsSync(databaseFolders(dataDir).staging)).toBe(false);
  });

  test('is put in place of a database that is damaged and cannot be opened', async () => {
    const damaged = newFolder();
    await fillFromTemplate(damaged, EMPTY_DATABASE);
    const { current, previous } = databaseFolders(damaged);
    writeFileSync(join(current, 'global/pg_control'), 'damaged');
    await expect(openDatabase({ dataDir: damaged })).rejects.toThrow('Restore a backup');
    await restoreFolder(damaged, backup, async (db) => {
      expect(await words(db)).toEqual(['quorum']);
    });
    const restored = await openDatabase({ dataDir: damaged });
    expect(await words(restored.db)).toEqual(['quorum']);
    await restored.close();
    expect(readFileSync(join(previous, 'global/pg_control'), 'utf8')).toBe('damaged');
  });

  test('is not put in place of a database that another process has open', async () => {
    await expect(restoreFolder(dataDir, backup, async () => {})).rejects.toThrow(
      'in use by another process',
    );
  });

  test('is put in place while others hold the database, who listen on', async () => {
    const onGap = vi.fn();
    const onMessage = vi.fn();
    await database.listen('news', { onGap, onMessage, onError: () => {} });
    await database.archive?.restore(backup, async (db) => {
      expect(await words(db)).toEqual(['quorum']);
    });
    await expect(words(database.db)).rejects.toMatchObject({ code: 'unavailable' });
    database.gate.open();
    expect(await words(database.db)).toEqual(['quorum']);
    expect(onGap).toHaveBeenCalledOnce();
    await sql`notify news, 'told'`.execute(database.db);
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('told'), { timeout: 60_000 });
    expect(existsSync(databaseFolders(dataDir).previous)).toBe(true);
  });
});

test('a restore that a crash cut short between its two steps is undone at the next start', () => {
  const folders = databaseFolders(newFolder());
  for (const folder of [folders.current, folders.staging]) mkdirSync(folder);
  writeFileSync(join(folders.current, 'which'), 'in use');
  renameSync(folders.current, folders.previous);
  repairFolders(folders);
  expect(existsSync(join(folders.current, 'which'))).toBe(true);
  expect(existsSync(folders.staging)).toBe(false);
  mkdirSync(folders.staging);
  swapFolders(folders);
  expect(existsSync(join(folders.previous, 'which'))).toBe(true);
});
