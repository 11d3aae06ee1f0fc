import { type DatabaseLocation, type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import type { Logger } from 'pino';
import { LibraryFeed } from '../library/library-feed.ts';
import { LibraryStore } from '../library/library-store.ts';
import type { SyncProgress } from '../library/sync-library.ts';
import { ArticleSources } from '../library-watch/article-sources.ts';
import { warnSometimes } from '../observability/warn-sometimes.ts';
import type { DatabaseKeeper } from '../resilience/database-keeper.ts';
import { openLibrary } from '../resilience/open-library.ts';

/** The database, the library that it and this process hold, and who keeps them alike. */
export interface Storage {
  database: OpenDatabase;
  keeper: DatabaseKeeper;
  library: LibraryStore;
  /** Hears of changes from now on, and applies them once it is told to follow. */
  feed: LibraryFeed;
  /** The article files; null where their folder cannot be read. */
  sources: ArticleSources | null;
}

/** Opens the database and brings the library into memory, from it or from the article files. */
export async function openStorage(
  deps: { location: DatabaseLocation; logger: Logger; onSyncProgress?: SyncProgress },
  closing: AsyncDisposableStack,
): Promise<Storage> {
  const { location, logger, onSyncProgress } = deps;
  const database = await openDatabase(location, (error) =>
    logger.warn({ err: error }, 'the database dropped an idle connection'),
  );
  closing.defer(() => database.close());
  const sources = ArticleSources.open(logger);
  const { keeper, read } = await openLibrary({ database, sources, log: logger, onSyncProgress });
  closing.defer(() => keeper.close());
  const feed = await LibraryFeed.open(
    database,
    warnSometimes(logger, 'changes of the library cannot be followed just now'),
  );
  closing.defer(() => feed.close());
  return { database, keeper, library: new LibraryStore(await read()), feed, sources };
}
