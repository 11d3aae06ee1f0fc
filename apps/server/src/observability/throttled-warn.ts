import type { BaseLogger } from 'pino';

/** What repeats for every visitor while something is away is logged this often. */
const EVERY_MS = 10_000;

/**
 * Logs an error, and those soon after it as a number only: an outage under load would otherwise
 * write a line for every request.
 */
export function throttledWarn(log: Pick<BaseLogger, 'warn'>, text: string) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let suppressedCount = 0;
  return (error: unknown): void => {
    if (Date.now() - lastAt < EVERY_MS) {
      suppressedCount += 1;
      return;
    }
    log.warn({ err: error, ...(suppressedCount > 0 ? { suppressedCount } : {}) }, text);
    lastAt = Date.now();
    suppressedCount = 0;
  };
}
