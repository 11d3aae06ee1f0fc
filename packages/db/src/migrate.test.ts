import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { migrate, requireSchema } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { leaveNewerSchema } from './testing/newer-schema.ts';
import { createServerDatabase, isServerAvailable } from './testing/test-databases.ts';

/** A file that nobody lists would never run. */
const ALL = readdirSync(new URL('./migrations', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();
const hasServer = await isServerAvailable();

describe('migrations', () => {
  test('running them again changes nothing', async () => {
    const { db, close } = await openDatabase({ memory: true });
    expect(await migrate(db)).toEqual(ALL);
    expect(await migrate(db)).toEqual([]);
    await close();
  });

  test('a schema newer than the code is refused with a word of what to do', async () => {
    const { db, close } = await openDatabase({ memory: true });
    await migrate(db);
    await leaveNewerSchema(db);
    await expect(migrate(db)).rejects.toThrow(/newer version of the portal/);
    await close();
  });

  test('whoever only reads is told which version the schema wants, and changes nothing', async () => {
    const { db, close } = await openDatabase({ memory: true });
    await expect(requireSchema(db)).rejects.toThrow(/has not had 001-library, /);
    expect(await migrate(db)).toEqual(ALL);
    await requireSchema(db);
    await leaveNewerSchema(db);
    await expect(requireSchema(db)).rejects.toThrow(/newer version .* with 999-future/);
    await close();
  });

  test.runIf(hasServer)('several processes that start together migrate once', async () => {
    const { url, drop } = await createServerDatabase();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    const ran = await Promise.all(databases.map(({ db }) => migrate(db)));
    expect(ran.flat()).toEqual(ALL);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });
});
