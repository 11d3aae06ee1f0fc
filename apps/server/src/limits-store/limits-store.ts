import type { Db } from '@hoa/db/database';
import type { UsageKey } from '@hoa/db/repositories/usage.repository';
import { within } from '@hoa/db/within';
import { createDatabaseBackend } from './database-backend.ts';
import type { LimitsBackend } from './limits-backend.ts';
import { createMemoryBackend } from './memory-backend.ts';
import { createRedisBackend, type RedisBackend } from './redis-backend.ts';

/** A visitor waits this long at most for being counted in one place. */
const WAIT_MS = 300;

export interface DayKey {
  key: string;
  /** false while neither the database nor Redis answers: ask again next time. */
  isShared: boolean;
}

/** Counts what limits are about, wherever something answers. */
export interface LimitsStore {
  /**
   * Adds one, in Redis where there is one, else in the database, and always in this process, whose
   * count holds when neither answers or one has forgotten.
   */
  count(key: UsageKey): Promise<number>;
  /**
   * Adds one to a counter that money hangs on: in the database and in Redis, so that either may
   * fail without forgetting the day. @throws when no process but this one would know
   */
  countShared(key: UsageKey): Promise<number>;
  /** The key of a day's visitors; shared when every process has the same. */
  dayKey(day: string, offered: string): Promise<DayKey>;
  /** Whether Redis answers; null where none is configured. */
  redisReady(): boolean | null;
  close(): void;
}

async function firstOf<Result>(
  backends: readonly LimitsBackend[],
  ask: (backend: LimitsBackend) => Promise<Result>,
  { waitMs, onError }: { waitMs: number; onError: (error: unknown) => void },
): Promise<Result> {
  let failure: unknown;
  for (const backend of backends) {
    try {
      return await within(ask(backend), waitMs);
    } catch (error) {
      failure = error;
      onError(error);
    }
  }
  throw failure;
}

/** @param waitMs replaced in tests, where the machine is busy */
export function createLimitsStore(deps: {
  db: Db;
  redisUrl?: string;
  onError: (error: unknown) => void;
  waitMs?: number;
}): LimitsStore {
  const { db, redisUrl, onError, waitMs = WAIT_MS } = deps;
  const database = createDatabaseBackend(db);
  const memory = createMemoryBackend();
  const redis: RedisBackend | null =
    redisUrl === undefined ? null : createRedisBackend(redisUrl, onError);
  const fast = redis === null ? [database] : [redis, database];
  const lasting = redis === null ? [database] : [database, redis];
  return {
    async count(key) {
      const here = await memory.add(key);
      const shared = firstOf(fast, (backend) => backend.add(key), { waitMs, onError });
      return Math.max(here, await shared.catch(() => 0));
    },
    async countShared(key) {
      const totals = await Promise.allSettled(
        lasting.map((backend) => within(backend.add(key), waitMs)),
      );
      const counted = totals.flatMap((total) => {
        if (total.status === 'fulfilled') return [total.value];
        onError(total.reason);
        return [];
      });
      if (counted.length === 0) throw new Error('the call could not be counted anywhere');
      return Math.max(...counted);
    },
    async dayKey(day, offered) {
      const ask = (backend: LimitsBackend) => backend.dayKey(day, offered);
      const shared = firstOf(lasting, ask, { waitMs, onError });
      return shared.then(
        (key) => ({ key, isShared: true }),
        async () => ({ key: await memory.dayKey(day, offered), isShared: false }),
      );
    },
    redisReady: () => redis?.isReady ?? null,
    close: () => redis?.close(),
  };
}
