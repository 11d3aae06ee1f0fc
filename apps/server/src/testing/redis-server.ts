import { createClient } from '@redis/client';

/** The Redis that tests use where it answers. */
export const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Whether a Redis answers there. */
export async function isRedisAvailable(): Promise<boolean> {
  const client = createClient({ url: REDIS_URL, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  return client.connect().then(
    () => {
      client.destroy();
      return true;
    },
    () => false,
  );
}
