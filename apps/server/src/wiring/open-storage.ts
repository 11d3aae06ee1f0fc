import { ARTICLES_FOLDER } from '@hoa/content/article-files';
import { migrate } from '@hoa/db/migrate';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { listContentChecksums } from '@hoa/db/repositories/topic-content.repository';
import type { Logger } from 'pino';
import { ArticleSources } from '../library/article-sources.ts';
import { LawSource } from '../library/law-source.ts';
import { LibraryFeed } from '../library/library-feed.ts';
import type { LibrarySnapshot } from '../library/library-snapshot.ts';
import { LibraryStore } from '../library/library-store.ts';
import { loadSnapshot } from '../library/load-snapshot.ts';
import { snapshotFromFiles } from '../library/snapshot-from-files.ts';
import { type SyncProgress, type SyncReport, syncLibrary } from '../library/sync-library.ts';
import { throttledWarn } from '../observability/throttled-warn.ts';
import { DatabaseKeeper } from '../storage/database-keeper.ts';

/** The database, the library that it and this process hold, and what keeps them alike. */
export interface Storage {
  database: OpenDatabase;
  keeper: DatabaseKeeper;
  library: LibraryStore;
  /** Collects changes from now on, and applies them once `follow` is called. */
  feed: LibraryFeed;
  /** The article files; null where their folder cannot be read. */
  sources: ArticleSources | null;
  /** Stores these articles, whatever is stored. */
  storeArticles(from: ArticleSources): Promise<SyncReport>;
  /** The files of the table of facts. */
  law: LawSource;
}

/**
 * Opens the database and brings the library into memory: migrated and synchronised where the
 * database answers, and otherwise read from the article files, or at worst the built-in catalogue,
 * until it does.
 *
 * @throws ConfigError or PortalError for what only an operator can mend
 */
export async function openStorage(
  deps: { location: DatabaseLocation; logger: Logger; onSyncProgress?: SyncProgress },
  closing: AsyncDisposableStack,
): Promise<Storage> {
  const { location, logger, onSyncProgress } = deps;
  const database = await openDatabase(location, (error) =>
    logger.warn({ err: error }, 'the database dropped an idle connection'),
  );
  closing.defer(() => database.close());
  // Opened once the database tells what it holds: that was whole, and need not be checked again.
  let opened: { sources: ArticleSources | null } | undefined;
  const openSources = (stored?: ReadonlySet<string>) => {
    opened ??= { sources: ArticleSources.open(logger, ARTICLES_FOLDER, stored) };
    return opened.sources;
  };
  // What the database held when this process last compared its files with it.
  let loads: number | undefined;
  const noted = (report: SyncReport): SyncReport => {
    loads = report.loads;
    return report;
  };
  let feed: LibraryFeed | undefined;
  const keeper = new DatabaseKeeper({
    database,
    log: logger,
    async prepare(isAnother) {
      await migrate(database.direct);
      const stored = await listContentChecksums(database.direct);
      const from = openSources(new Set(stored.values()));
      // Another release may have loaded its articles while this process had no connection.
      const known = isAnother ? undefined : loads;
      if (from !== null) noted(await syncLibrary(database.direct, from, onSyncProgress, known));
      if (isAnother) feed?.readAgain();
    },
  });
  await keeper.start();
  closing.defer(() => keeper.close());
  const sources = openSources();
  feed = await LibraryFeed.open(
    database,
    throttledWarn(logger, 'changes of the library cannot be followed just now'),
  );
  closing.defer(() => feed?.close());

  const readStored = async (): Promise<LibrarySnapshot | null> => {
    if (keeper.state.status === 'down') return null;
    const stored = await loadSnapshot(database.direct).catch(() => null);
    return stored?.version === null ? null : stored;
  };
  const snapshot = (await readStored()) ?? snapshotFromFiles(sources?.articles ?? []);
  const law = new LawSource(logger);
  const library = new LibraryStore(snapshot, law.read());
  return {
    database,
    keeper,
    library,
    feed,
    sources,
    law,
    storeArticles: async (from) => noted(await syncLibrary(database.db, from)),
  };
}
