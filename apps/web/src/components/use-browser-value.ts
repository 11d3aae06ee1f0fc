import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A value that only a browser knows, such as the origin of the page. Hydration begins with the one
 * that the server rendered.
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}
