import { useCallback, useState } from 'react';
import { currentEntry } from './left-place';

/** What visitors turned to on a page, by the keys of its entries; lives as long as the document. */
const pages = new Map<string, Map<string, unknown>>();

/** What is kept of the page in an entry. */
function pageIn(entry: string): Map<string, unknown> {
  const page = pages.get(entry) ?? new Map<string, unknown>();
  pages.set(entry, page);
  return page;
}

/** Makes two entries of the history one page, which was not left between them. */
export function joinEntries(one: string, other: string): void {
  pages.set(other, pageIn(one));
}

function readKept(name: string): unknown {
  // On the server, and until something is kept, there is no entry to ask for.
  const entry = pages.size === 0 ? undefined : currentEntry();
  return entry === undefined ? undefined : pages.get(entry)?.get(name);
}

/**
 * State of a page that is as it was left when a visitor comes back to it by the history.
 *
 * @param name tells it from the other state of the page
 */
export function useKeptState<Value>(name: string, initial: Value) {
  const [value, setValue] = useState(() => (readKept(name) as Value | undefined) ?? initial);
  const keep = useCallback(
    (next: Value) => {
      setValue(() => next);
      const entry = currentEntry();
      if (entry !== undefined) pageIn(entry).set(name, next);
    },
    [name],
  );
  return [value, keep] as const;
}
