/** Stands in for the browser's storage where a frame blocks it; lives as long as the page. */
const memory = new Map<string, string>();

/** Writes a value for this tab. Blocked storage never breaks the page. */
export function writeSession(key: string, value: string): void {
  memory.set(key, value);
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // The copy in memory serves the navigation that follows, and no older one stands before it.
    forgetStored(key);
  }
}

/** Removes what is stored, for which there is room in a full storage too. */
function forgetStored(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** A value of this tab's storage, left where it is. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The texts by name that a value holds; none where storage is blocked or holds something else. */
export function readSessionTexts(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readSession(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Takes a value out of this tab's storage, so that it is read once. */
export function takeSession(key: string): string | null {
  const remembered = memory.get(key) ?? null;
  memory.delete(key);
  try {
    const stored = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return stored ?? remembered;
  } catch {
    return remembered;
  }
}

/** Takes every value out of this tab's storage whose key begins so. */
export function eraseSession(prefix: string): void {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(window.sessionStorage));
  } catch {
    // What blocked storage would have held is in memory alone.
  }
  for (const key of keys) if (key.startsWith(prefix)) takeSession(key);
}
