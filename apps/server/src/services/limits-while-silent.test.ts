import { openDatabase } from '@hoa/db/open-database';
import { DatabaseProxy } from '@hoa/db/testing/database-proxy';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLimitsStore } from '../storage/limits-store.ts';
import { isRedisAvailable, REDIS_URL } from '../testing/redis-server.ts';
import { createLimitsService } from './limits.service.ts';

// As long as a visitor is really kept waiting: what takes longer is left.
vi.unmock('../storage/waits.ts');

/** Nobody listens there, and nobody has to: not a byte gets so far. */
const DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none';
const PATIENCE = { timeout: 60_000 };
const ASK_PER_MINUTE = 2;

/** The limits of a process whose database takes every connection and never says a word. */
async function limitsOnSilentDatabase(redisUrl?: string) {
  const proxy = await DatabaseProxy.open(DATABASE_URL);
  proxy.mode = 'frozen';
  const database = await openDatabase({ url: proxy.url });
  const limitsStore = createLimitsStore({ db: database.db, redisUrl, onError: () => {} });
  onTestFinished(async () => {
    limitsStore.close();
    await proxy.close();
    await database.close();
  });
  const limits = createLimitsService({
    limitsStore,
    askPerMinute: ASK_PER_MINUTE,
    aiDailyLimit: 10,
    onRecordError: () => {},
    // One minute all along: a count begins anew with the next.
    now: () => new Date('2026-11-29T12:00:00Z'),
  });
  return { limitsStore, limits };
}

async function admitted(ask: () => Promise<void>): Promise<number> {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, ask));
  return asked.filter(({ status }) => status === 'fulfilled').length;
}

test('a visitor is counted by this process while the database is silent', async () => {
  const { limits } = await limitsOnSilentDatabase();
  expect(await admitted(() => limits.countQuestion('192.0.2.1'))).toBe(ASK_PER_MINUTE);
  expect(await limits.takeAiCall('192.0.2.1')).toBe('unknown');
});

test.runIf(await isRedisAvailable())(
  'a visitor is counted by this process while the database and Redis are silent',
  async () => {
    const redis = await DatabaseProxy.open(REDIS_URL);
    onTestFinished(() => redis.close());
    const { limits, limitsStore } = await limitsOnSilentDatabase(redis.url);
    await vi.waitFor(() => expect(limitsStore.redisReady()).toBe(true), PATIENCE);
    redis.mode = 'frozen';
    expect(await admitted(() => limits.countQuestion('192.0.2.1'))).toBe(ASK_PER_MINUTE);
    expect(await limits.takeAiCall('192.0.2.1')).toBe('unknown');
  },
);
