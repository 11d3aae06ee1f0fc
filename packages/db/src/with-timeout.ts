/**
 * Waits for a promise, but no longer than the time given.
 *
 * @throws Error 'no sign of life' when it takes longer, or what the promise itself throws
 */
export async function withTimeout<Result>(
  wait: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no sign of life within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([wait, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
