/** What repeats for every visitor while something is away is said this often. */
const EVERY_MS = 10_000;

interface WarnLog {
  warn(details: object, text: string): void;
}

/**
 * Reports an error, and those after it as a number only: an outage under load would otherwise
 * write a line for every request.
 */
export function warnSometimes(log: WarnLog, text: string, now = () => Date.now()) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (error: unknown): void => {
    if (now() - lastAt < EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.warn({ err: error, ...(unsaid > 0 ? { alsoUnsaid: unsaid } : {}) }, text);
    lastAt = now();
    unsaid = 0;
  };
}
