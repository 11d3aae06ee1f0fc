import type { Db } from '@hoa/db/database';
import { addUsage, type UsageKey } from '@hoa/db/repositories/usage.repository';
import { findOrAddVisitorKey } from '@hoa/db/repositories/visitor-key.repository';
import { withTimeout } from '@hoa/db/with-timeout';
import { createClient } from '@redis/client';
import { LRUCache } from 'lru-cache';
import { COUNT_WAIT_MS } from './waits.ts';

/** Counters kept in this process; the oldest go first, so that a flood of visitors takes no memory. */
const COUNTERS_MAX = 20_000;

/** Longer than the indexes take at start, while nothing is heard; no request waits for a connection. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A server that fell silent is left within this time, and its commands fail. */
const SILENCE_TIMEOUT_MS = 5_000;
const PING_EVERY_MS = 2_000;
const RETRY_STEP_MS = 200;
const RETRY_MAX_MS = 3_000;
/** A little longer than the day that a counter belongs to, wherever midnight falls. */
const KEPT_SECONDS = 26 * 3_600;
const QUEUED_MAX = 1_000;
const PREFIX = 'hoa:limits:';

export interface DayKey {
  key: string;
  /** false while neither the database nor Redis answers: ask again next time. */
  isShared: boolean;
}

/** Counts what limits are about, wherever something answers. */
export interface LimitsStore {
  /**
   * Adds one, in Redis where there is one, else in the database, and always in this process, whose
   * count holds when neither answers or one has forgotten. It is there in `COUNT_WAIT_MS`.
   */
  count(key: UsageKey): Promise<number>;
  /**
   * Adds one to a counter that money hangs on: in the database and in Redis, so that either may
   * fail without forgetting the day. @throws when it could be counted in neither
   */
  countShared(key: UsageKey): Promise<number>;
  /** The key of a day's visitors, in `COUNT_WAIT_MS`; shared when every process has the same. */
  dayKey(day: string, offered: string): Promise<DayKey>;
  /** Whether Redis answers; null where none is configured. */
  redisReady(): boolean | null;
  close(): void;
}

/** A place that counts: the database, Redis, or the memory of this process. */
export interface LimitsBackend {
  /** Adds one. @returns the new total */
  add(key: UsageKey): Promise<number>;
  /** The key under which visitors of a day are hashed: the one kept, or else the one offered. */
  dayKey(day: string, offered: string): Promise<string>;
}

/** Counts in the database, over all processes on it. */
export function createDatabaseBackend(db: Db): LimitsBackend {
  return {
    add: (key) => addUsage(db, key),
    dayKey: (day, offered) => findOrAddVisitorKey(db, day, offered),
  };
}

/** Counts in this process alone: what is left when nothing else answers. */
function createMemoryBackend(): LimitsBackend {
  const totals = new LRUCache<string, number>({ max: COUNTERS_MAX });
  let current = { day: '', key: '' };
  return {
    async add({ day, kind, subject }) {
      const name = `${day} ${kind} ${subject}`;
      const total = (totals.get(name) ?? 0) + 1;
      totals.set(name, total);
      return total;
    },
    async dayKey(day, offered) {
      if (current.day !== day) current = { day, key: offered };
      return current.key;
    },
  };
}

/**
 * Counts in Redis, over all processes on it. Connects in the background and for ever: while Redis
 * is away every command fails at once.
 *
 * @param onError called when a connection was lost or could not be made
 */
function createRedisBackend(url: string, onError: (error: unknown) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUED_MAX,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min((retries + 1) * RETRY_STEP_MS, RETRY_MAX_MS),
    },
  });
  client.on('error', onError);
  client.connect().catch(onError);
  const backend: LimitsBackend = {
    async add({ day, kind, subject }) {
      const name = `${PREFIX}${day}:${kind}:${subject}`;
      const [total] = await client.multi().incr(name).expire(name, KEPT_SECONDS).exec();
      return Number(total);
    },
    async dayKey(day, offered) {
      const name = `${PREFIX}key:${day}`;
      const expiration = { type: 'EX' as const, value: KEPT_SECONDS };
      await client.set(name, offered, { condition: 'NX', expiration });
      return (await client.get(name)) ?? offered;
    },
  };
  return { client, backend };
}

/** @param onError called whenever one place could not count */
export function createLimitsStore(deps: {
  db: Db;
  redisUrl?: string;
  onError: (error: unknown) => void;
}): LimitsStore {
  const { db, redisUrl, onError } = deps;
  const database = createDatabaseBackend(db);
  const memory = createMemoryBackend();
  const redis = redisUrl === undefined ? null : createRedisBackend(redisUrl, onError);
  const fast = redis === null ? [database] : [redis.backend, database];
  const lasting = redis === null ? [database] : [database, redis.backend];

  /** Asks one after the other, each for its share of the time. @throws when none answers */
  async function firstOf<Result>(
    backends: readonly LimitsBackend[],
    ask: (backend: LimitsBackend) => Promise<Result>,
  ): Promise<Result> {
    const shareMs = COUNT_WAIT_MS / backends.length;
    let failure: unknown;
    for (const backend of backends) {
      try {
        return await withTimeout(ask(backend), shareMs);
      } catch (error) {
        failure = error;
        onError(error);
      }
    }
    throw failure;
  }

  return {
    async count(key) {
      const here = await memory.add(key);
      const shared = firstOf(fast, (backend) => backend.add(key));
      return Math.max(here, await shared.catch(() => 0));
    },
    async countShared(key) {
      const totals = await Promise.allSettled(
        lasting.map((backend) => withTimeout(backend.add(key), COUNT_WAIT_MS)),
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
      return firstOf(lasting, (backend) => backend.dayKey(day, offered)).then(
        (key) => ({ key, isShared: true }),
        async () => ({ key: await memory.dayKey(day, offered), isShared: false }),
      );
    },
    redisReady: () => redis?.client.isReady ?? null,
    close: () => redis?.client.destroy(),
  };
}
