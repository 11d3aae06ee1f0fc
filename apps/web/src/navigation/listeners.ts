interface Listeners {
  /** Calls every listener: what a module keeps has changed. */
  notify(): void;
  /** As `useSyncExternalStore` subscribes. */
  subscribe(listener: () => void): () => void;
}

/** Who listens to the changes of what a module keeps. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
