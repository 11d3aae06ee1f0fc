import { setImmediate as turn } from 'node:timers/promises';
import { migrate } from '@hoa/db/migrate';
import { type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { insertAnswer } from '@hoa/db/repositories/answer.repository';
import { DatabaseProxy, type ProxyMode } from '@hoa/db/testing/database-proxy';
import { leaveNewerSchema } from '@hoa/db/testing/newer-schema';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { createServerDatabase, isServerAvailable } from '@hoa/db/testing/test-databases';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { DatabaseKeeper } from './database-keeper.ts';

const hasServer = await isServerAvailable();
const answer = {
  status: 'answered' as const,
  mode: 'library' as const,
  sourceSlugs: [],
  durationMs: 1,
};
const log = { warn: vi.fn(), info: vi.fn() };
const PATIENCE = { timeout: 60_000, interval: 50 };

function keep(database: OpenDatabase) {
  return new DatabaseKeeper({
    database,
    log,
    prepare: async () => void (await migrate(database.direct)),
  });
}

/** Puts back a backup of the version before, as pg_restore --clean --single-transaction does. */
async function putBackOlder({ direct }: OpenDatabase): Promise<void> {
  await direct.transaction().execute(async (trx) => {
    await sql`drop trigger topics_updated on topics`.execute(trx);
    await sql`alter table answers drop column passages`.execute(trx);
    await sql`delete from kysely_migration where name = '005-answer-passages'`.execute(trx);
    await sql`create trigger topics_updated after update on topics
      for each row execute function announce_library_change('id')`.execute(trx);
  });
}

/** What a write fails with; null when it does not. */
const write = (database: OpenDatabase): Promise<unknown> =>
  insertAnswer(database.db, answer).then(
    () => null,
    (thrown: unknown) => thrown,
  );

/** What a write fails with before anything can be heard from a server. */
const writeAtOnce = (database: OpenDatabase): Promise<unknown> =>
  Promise.race([write(database), turn('it waited')]);

test('another database in its place is prepared, though the one before was well to the last', async () => {
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  const prepare = vi.fn(async () => {});
  const keeper = new DatabaseKeeper({ database, log, prepare });
  await keeper.start();
  const before = keeper.check();
  await keeper.prepareAgain();
  await before;
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(await write(database)).toBeNull();
  await keeper.close();
  await database.close();
});

describe.runIf(hasServer)('a database server that fails', () => {
  let server: Awaited<ReturnType<typeof createServerDatabase>>;
  let proxy: DatabaseProxy;
  let database: OpenDatabase;
  let keeper: DatabaseKeeper;

  beforeEach(async () => {
    server = await createServerDatabase();
    proxy = await DatabaseProxy.open(server.url);
    database = await openDatabase({ url: proxy.url });
    keeper = keep(database);
    log.warn.mockClear();
    log.info.mockClear();
  });
  afterEach(async () => {
    await keeper.close();
    await database.close();
    await proxy.close();
    await server.drop();
  });

  test('a newer version beside it is borne, until an outage: then it waits to be replaced', async () => {
    expect(await keeper.start()).toBe(true);
    await leaveNewerSchema(database.direct);
    await keeper.check();
    expect(await write(database)).toBeNull();
    proxy.mode = 'cut';
    await keeper.check();
    proxy.mode = 'pass';
    await keeper.check();
    expect(keeper.state).toMatchObject({
      status: 'down',
      reason: expect.stringContaining('newer version of the portal'),
    });
  });

  test.each<ProxyMode>(['cut', 'frozen'])(
    '%s: it is noticed, writes are refused at once, and all goes on when it is back',
    async (mode) => {
      expect(await keeper.start()).toBe(true);
      await Promise.all(Array.from({ length: 20 }, () => insertAnswer(database.db, answer)));
      proxy.mode = mode;
      await vi.waitFor(() => expect(keeper.state.status).toBe('down'), PATIENCE);
      expect(await writeAtOnce(database)).toMatchObject({
        code: 'unavailable',
        status: 503,
        retryAfterSeconds: 5,
      });

      proxy.mode = 'pass';
      await vi.waitFor(() => expect(keeper.state.status).toBe('up'), PATIENCE);
      expect(await write(database)).toBeNull();
      expect(log.warn).toHaveBeenCalled();
      expect(log.info).toHaveBeenCalledWith(expect.anything(), 'the database is back');
    },
  );

  test('a backup that is put back while the connection stands is prepared', async () => {
    const prepare = vi.fn(async (_isAnother: boolean) => void (await migrate(database.direct)));
    const restored = new DatabaseKeeper({ database, log, prepare });
    await restored.start();
    await restored.check();
    await putBackOlder(database);
    await vi.waitFor(async () => expect(await write(database)).toBeNull(), PATIENCE);
    await restored.check();
    expect(prepare.mock.calls.filter(([isAnother]) => isAnother)).toHaveLength(2);
    expect(log.info).toHaveBeenCalledWith(expect.anything(), 'the database is back');
    await restored.close();
  });

  test('while no table is there, as in the middle of a restore, none is made', async () => {
    await keeper.start();
    await keeper.check();
    await sql`drop schema public cascade`.execute(database.direct);
    await keeper.check();
    await sql`create schema public`.execute(database.direct);
    await keeper.check();
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(
      database.direct,
    );
    expect(rows).toEqual([]);
    await migrate(database.direct);
    await keeper.check();
    expect(await write(database)).toBeNull();
  });

  test('slow: writes take their time and are kept', async () => {
    await keeper.start();
    proxy.mode = 'slow';
    await vi.waitFor(async () => expect(await write(database)).toBeNull(), PATIENCE);
    await keeper.check();
  });

  test('absent at start: it starts without, and prepares the database when it comes', async () => {
    proxy.mode = 'cut';
    expect(await keeper.start()).toBe(false);
    expect(await writeAtOnce(database)).toMatchObject({ code: 'unavailable' });
    proxy.mode = 'pass';
    await vi.waitFor(() => expect(keeper.state.status).toBe('up'), PATIENCE);
    expect(await write(database)).toBeNull();
  });

  test('a connection that is lost within a transaction harms nobody else', async () => {
    await keeper.start();
    const lost = database.db.transaction().execute(async (trx) => {
      await insertAnswer(trx, answer);
      proxy.mode = 'cut';
      await new Promise((resolve) => setTimeout(resolve, 100));
      await insertAnswer(trx, answer);
    });
    await expect(lost).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    proxy.mode = 'pass';
    await vi.waitFor(() => expect(keeper.state.status).toBe('up'), PATIENCE);
    const { rows } = await sql<{ count: string }>`select count(*) from answers`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: '0' }]);
  });

  test('a wrong password, a missing database: not waited for', async () => {
    const wrong = new URL(server.url);
    wrong.pathname = '/no_such_database';
    const nowhere = await openDatabase({ url: wrong.href });
    await expect(keep(nowhere).start()).rejects.toThrow(ConfigError);
    await expect(keep(nowhere).start()).rejects.toThrow(/DATABASE_URL.*no_such_database/);
    await nowhere.close();
  });

  test('a schema newer than the code: not waited for', async () => {
    await migrate(database.direct);
    await leaveNewerSchema(database.direct);
    await expect(keeper.start()).rejects.toThrow(/newer version of the portal/);
  });
});
