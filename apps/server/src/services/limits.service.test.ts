import type { Db } from '@hoa/db/database';
import type { OpenDatabase } from '@hoa/db/open-database';
import { testDatabases } from '@hoa/db/testing/test-databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createDatabaseBackend,
  createLimitsStore,
  type LimitsStore,
} from '../storage/limits-store.ts';
import { purgeExpired } from './housekeeping.ts';
import { createLimitsService } from './limits.service.ts';
import { visitorNetwork } from './visitor-hash.ts';

/** Counts in the database however long it takes: what happens when it is slow is tested elsewhere. */
function patientStore(db: Db): LimitsStore {
  const { add, dayKey } = createDatabaseBackend(db);
  return {
    count: add,
    countShared: add,
    dayKey: async (day, offered) => ({ key: await dayKey(day, offered), isShared: true }),
    redisReady: () => null,
    close() {},
  };
}

describe.each(await testDatabases())('limits on $name', ({ open }) => {
  let database: OpenDatabase;
  let now = new Date('2026-11-20T13:45:20Z');
  const errors: unknown[] = [];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newLimits = (askPerMinute: number, aiDailyLimit: number) =>
    createLimitsService({
      limitsStore: patientStore(database.db),
      askPerMinute,
      aiDailyLimit,
      onRecordError: (error) => errors.push(error),
      now: () => now,
    });

  test('a visitor who asks too often is told when to ask again; others go on', async () => {
    const limits = newLimits(2, 0);
    await limits.countQuestion('203.0.113.7');
    await limits.countQuestion('203.0.113.7');
    await expect(limits.countQuestion('203.0.113.7')).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 40,
      message: expect.stringMatching(/try again in 40 seconds/),
    });
    await limits.countQuestion('203.0.113.8');
    now = new Date('2026-11-20T13:45:59Z');
    await expect(limits.countQuestion('203.0.113.7')).rejects.toThrow(/again in 1 second\.$/);
    now = new Date('2026-11-20T13:46:00Z');
    await limits.countQuestion('203.0.113.7');
  });

  test('several processes count together', async () => {
    now = new Date('2026-11-20T14:00:00Z');
    const processes = [newLimits(10, 0), newLimits(10, 0)];
    const asked = await Promise.allSettled(
      Array.from({ length: 24 }, (_, i) => processes[i % 2]?.countQuestion('198.51.100.1')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('a day has so many provider calls, and no visitor may use them all', async () => {
    const limits = newLimits(10, 30);
    const granted = async (address: string, times: number) => {
      const taken = await Promise.all(
        Array.from({ length: times }, () => limits.takeAiCall(address)),
      );
      return taken.filter((allowance) => allowance === 'granted').length;
    };
    expect(await granted('192.0.2.1', 25)).toBe(20);
    expect(await limits.takeAiCall('192.0.2.1')).toBe('share-used-up');
    expect(await granted('192.0.2.2', 25)).toBe(10);
    now = new Date('2026-11-21T00:00:01Z');
    expect(await granted('192.0.2.1', 1)).toBe(1);
    expect(await newLimits(10, 0).takeAiCall('192.0.2.1')).toBe('used-up');
  });

  test('no address is stored, and the day after nobody can tell whose a counter was', async () => {
    const { rows } = await database.db
      .selectFrom('usage')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toMatch(/192\.0\.2|203\.0\.113|198\.51/);
    await purgeExpired(database.db, new Date('2026-11-22T00:00:01Z'));
    expect(await database.db.selectFrom('visitor_keys').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('usage').selectAll().execute()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('without a database this process alone counts, and provider calls are not made', async () => {
  const [kind] = await testDatabases();
  if (kind === undefined) throw new Error('no database at all');
  const database = await kind.open();
  await database.close();
  const errors: unknown[] = [];
  const limits = createLimitsService({
    limitsStore: createLimitsStore({ db: database.db, onError: (error) => errors.push(error) }),
    askPerMinute: 1,
    aiDailyLimit: 10,
    onRecordError: (error) => errors.push(error),
  });
  await limits.countQuestion('192.0.2.1');
  await expect(limits.countQuestion('192.0.2.1')).rejects.toThrow(/asked 1 question in a minute/);
  expect(await limits.takeAiCall('192.0.2.1')).toBe('unknown');
  expect(errors.length).toBeGreaterThan(0);
});

test('a visitor is a network: one IPv4 address, or the /64 of an IPv6 one', () => {
  expect(visitorNetwork('192.0.2.1')).toBe('192.0.2.1');
  expect(visitorNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(visitorNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(visitorNetwork('2001:0db8:1:2::9')).toBe('2001:db8:1:2');
  expect(visitorNetwork('2001:db8::1')).toBe('2001:db8:0:0');
  expect(visitorNetwork('::1')).toBe('0:0:0:0');
});
