import { OPTIONAL_WAIT_MS } from '../storage/waits.ts';

/**
 * Waits for something that an answer can do without: a database that is away or slow must not
 * hold up what the memory of the process can answer.
 *
 * @returns the fallback when the work fails, which is reported, or takes too long
 */
export async function withFallback<Result, Fallback>(
  work: Promise<Result>,
  fallback: Fallback,
  onError: (error: unknown) => void,
): Promise<Result | Fallback> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Fallback>();
  const timer = setTimeout(() => resolve(fallback), OPTIONAL_WAIT_MS);
  const safe = work.catch((error) => {
    onError(error);
    return fallback;
  });
  return Promise.race([safe, tooLate]).finally(() => clearTimeout(timer));
}
