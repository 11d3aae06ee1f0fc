import { type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { DatabaseProxy } from '@hoa/db/testing/database-proxy';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isRedisAvailable, REDIS_URL } from '../testing/redis-server.ts';
import { createLimitsStore, type LimitsStore } from './limits-store.ts';

const PATIENCE = { timeout: 60_000 };
/** Half of it is for a frozen server; a sound one answers in less, however busy the machine. */
const WAIT_MS = vi.hoisted(() => 4_000);
vi.mock('./waits.ts', () => ({ COUNT_WAIT_MS: WAIT_MS }));

const hasRedis = await isRedisAvailable();
const key = () => ({ day: '2026-11-20', kind: 'ask 12:00', subject: crypto.randomUUID() });

let database: OpenDatabase;
const stores: LimitsStore[] = [];
const onError = vi.fn();

function open(redisUrl?: string): LimitsStore {
  const store = createLimitsStore({ db: database.db, redisUrl, onError });
  stores.push(store);
  return store;
}

beforeAll(async () => {
  database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  database.gate.open();
});
afterAll(() => database.close());

describe('limits without Redis', () => {
  test('do not begin anew when the database goes away or comes back', async () => {
    const store = open();
    const visitor = key();
    const totals = [await store.count(visitor)];
    database.gate.shut(new Error('away'));
    totals.push(await store.count(visitor), await store.count(visitor));
    database.gate.open();
    totals.push(await store.count(visitor));
    expect(totals).toEqual([1, 2, 3, 4]);
  });

  test('are counted in the database, over every process on it', async () => {
    const visitor = key();
    const [one, other] = [open(), open()];
    expect([await one.count(visitor), await other.count(visitor)]).toEqual([1, 2]);
    expect(await other.dayKey('2026-11-20', 'b')).toEqual(await one.dayKey('2026-11-20', 'a'));
  });

  test('hold within the process while the database is away, and money is not spent', async () => {
    const store = open();
    database.gate.shut(new Error('away'));
    const visitor = key();
    expect([await store.count(visitor), await store.count(visitor)]).toEqual([1, 2]);
    expect(await store.dayKey('2026-11-21', 'a')).toEqual({ key: 'a', isShared: false });
    await expect(store.countShared(visitor)).rejects.toThrow();
    database.gate.open();
    expect((await store.dayKey('2026-11-21', 'a')).isShared).toBe(true);
  });
});

describe.runIf(hasRedis)('limits with Redis', () => {
  test('are counted there, over every process on it', async () => {
    const [one, other] = [open(REDIS_URL), open(REDIS_URL)];
    await vi.waitFor(
      () => expect([one.redisReady(), other.redisReady()]).toEqual([true, true]),
      PATIENCE,
    );
    const visitor = key();
    database.gate.shut(new Error('away'));
    expect([await one.count(visitor), await other.count(visitor)]).toEqual([1, 2]);
  });

  test.each(['cut', 'frozen'] as const)(
    '%s Redis: the database counts on without waiting for it to be back',
    async (mode) => {
      const proxy = await DatabaseProxy.open(REDIS_URL);
      const store = open(proxy.url);
      await vi.waitFor(() => expect(store.redisReady()).toBe(true), PATIENCE);
      const visitor = key();
      expect(await store.countShared(visitor)).toBe(1);
      proxy.mode = mode;
      expect(await store.count(visitor)).toBe(2);
      expect(await store.countShared(visitor)).toBe(3);
      proxy.mode = 'pass';
      await vi.waitFor(() => expect(store.redisReady()).toBe(true), PATIENCE);
      store.close();
      await proxy.close();
    },
  );
});
