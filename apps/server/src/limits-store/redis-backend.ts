import { createClient } from '@redis/client';
import type { LimitsBackend } from './limits-backend.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** A server that fell silent is left within this time, and its commands fail. */
const SILENCE_TIMEOUT_MS = 5_000;
const PING_EVERY_MS = 2_000;
const RETRY_STEP_MS = 200;
const LONGEST_RETRY_MS = 3_000;
/** A little longer than the day that a counter belongs to, wherever midnight falls. */
const KEPT_SECONDS = 26 * 3_600;
const MAX_QUEUED = 1_000;
const PREFIX = 'hoa:limits:';

/** Counts in Redis, over all processes on it. */
export interface RedisBackend extends LimitsBackend {
  readonly isReady: boolean;
  close(): void;
}

/**
 * Connects in the background and for ever: while Redis is away every command fails at once.
 *
 * @param onError told of a connection that was lost or could not be made
 */
export function createRedisBackend(url: string, onError: (error: unknown) => void): RedisBackend {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min((retries + 1) * RETRY_STEP_MS, LONGEST_RETRY_MS),
    },
  });
  client.on('error', onError);
  client.connect().catch(onError);
  return {
    get isReady() {
      return client.isReady;
    },
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
    close: () => client.destroy(),
  };
}
