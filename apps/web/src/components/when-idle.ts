/** Milliseconds after which a page that never rests goes on all the same. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Calls back when the page has nothing else to do.
 *
 * @returns what calls it off
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
