import { useDeferredValue } from 'react';

/**
 * A value that only a browser knows, such as the origin of the page. The first render has the one
 * that the server rendered; the browser's own follows in slices between which a press is heard,
 * and not within the task in which the page begins to live.
 *
 * @param read gives the same value each time
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useDeferredValue(typeof window === 'undefined' ? onServer : read(), onServer);
}
