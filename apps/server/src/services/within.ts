/** How long an answer waits for what it can do without. */
export const OPTIONAL_WAIT_MS = 1_000;

/**
 * Waits for something that an answer can do without: a database that is away or slow must not
 * hold up what the memory of the process can answer.
 *
 * @returns the fallback when the work fails, which is reported, or takes too long
 */
export async function within<Result, Fallback>(
  work: Promise<Result>,
  fallback: Fallback,
  onError: (error: unknown) => void,
  ms = OPTIONAL_WAIT_MS,
): Promise<Result | Fallback> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Fallback>();
  const timer = setTimeout(() => resolve(fallback), ms);
  const safe = work.catch((error) => {
    onError(error);
    return fallback;
  });
  return Promise.race([safe, tooLate]).finally(() => clearTimeout(timer));
}
