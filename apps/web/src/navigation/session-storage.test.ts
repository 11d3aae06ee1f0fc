import { afterEach, expect, test, vi } from 'vitest';
import { readSession, writeSession } from './session-storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the storage is full, what was replaced does not come back', () => {
  const stored = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
  writeSession('letter', 'old');
  isFull = true;
  writeSession('letter', 'new');
  expect(readSession('letter')).toBe('new');
});
