import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until something holds. @returns how long that took, in milliseconds */
export async function waitUntil(
  holds: () => Promise<boolean>,
  what: string,
  timeoutMs = 120_000,
): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await holds().catch(() => false)) return performance.now() - startedAt;
    await sleep(100);
  }
  throw new Error(`waited ${timeoutMs} ms in vain until ${what}`);
}
