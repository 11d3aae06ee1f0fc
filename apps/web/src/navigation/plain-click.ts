import type { MouseEvent } from 'react';

/** A click that stays on this page: a new tab, a new window or a download is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier;
}
