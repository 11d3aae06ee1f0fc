import { migrate } from '@hoa/db/migrate';
import type { OpenDatabase } from '@hoa/db/open-database';
import type { LibrarySnapshot } from '../library/library-store.ts';
import { loadSnapshot } from '../library/load-snapshot.ts';
import { type SyncProgress, syncLibrary } from '../library/sync-library.ts';
import type { ArticleSources } from '../library-watch/article-sources.ts';
import { DatabaseKeeper, type KeeperLog } from './database-keeper.ts';
import { snapshotFromFiles } from './snapshot-from-files.ts';

/** Who watches the database, and the library that it or the article files hold. */
export interface OpenLibrary {
  keeper: DatabaseKeeper;
  /** The stored library, or the one of the files while the database is away. */
  read(): Promise<LibrarySnapshot>;
}

/**
 * Brings database and library together: migrated and synchronised where the database answers,
 * and otherwise read from the article files, or at worst the built-in catalogue, until it does.
 *
 * @throws ConfigError or PortalError for what only an operator can mend
 */
export async function openLibrary(deps: {
  database: OpenDatabase;
  /** The article files; null where their folder cannot be read. */
  sources: ArticleSources | null;
  log: KeeperLog;
  onSyncProgress?: SyncProgress;
}): Promise<OpenLibrary> {
  const { database, sources, log, onSyncProgress } = deps;
  const keeper = new DatabaseKeeper({
    database,
    log,
    async prepare() {
      await migrate(database.direct);
      if (sources !== null) await syncLibrary(database.direct, sources, onSyncProgress);
    },
  });
  await keeper.start();
  const readStored = async () => {
    if (keeper.state.status === 'down') return null;
    const stored = await loadSnapshot(database.direct).catch(() => null);
    return stored?.version === null ? null : stored;
  };
  return {
    keeper,
    read: async () => (await readStored()) ?? snapshotFromFiles(sources?.articles ?? []),
  };
}
