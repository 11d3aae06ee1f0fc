import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Watches a folder and the folders in it, those to come too. Each is watched on its own: Node's
 * recursive watch loses a file on Linux when an editor saves it by putting another in its place.
 *
 * @param onChange told after every change, often more than once
 * @param onError told when a folder cannot be watched; the others still are
 */
export class FolderWatch {
  readonly #root: string;
  readonly #onChange: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(root: string, onChange: () => void, onError: (error: unknown) => void) {
    this.#root = root;
    this.#onChange = onChange;
    this.#onError = onError;
    this.#follow();
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Watches the folders there are now, and no longer those that are gone. */
  #follow(): void {
    try {
      const entries = readdirSync(this.#root, { withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      const wanted = new Set([this.#root, ...folders.map((name) => join(this.#root, name))]);
      for (const [path, watcher] of this.#watchers) {
        if (wanted.has(path)) continue;
        watcher.close();
        this.#watchers.delete(path);
      }
      for (const path of wanted) if (!this.#watchers.has(path)) this.#add(path);
    } catch (error) {
      this.#onError(error);
    }
  }

  #add(path: string): void {
    const watcher = watch(path, { persistent: false }, () => {
      if (path === this.#root) this.#follow();
      this.#onChange();
    });
    watcher.on('error', this.#onError);
    this.#watchers.set(path, watcher);
  }
}
