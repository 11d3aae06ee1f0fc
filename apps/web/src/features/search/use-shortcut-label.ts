import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** How the shortcut of the search is written on the visitor's machine. */
export function useShortcutLabel(): string {
  return useSyncExternalStore(
    neverChanges,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    // The server cannot know.
    () => 'Ctrl K',
  );
}
