import type { DatabaseLocation } from '@hoa/db/open-database';
import type { Logger } from 'pino';
import { openAdmin } from '../backup/open-admin.ts';
import { syncLibrary } from '../library/sync-library.ts';
import { watchArticles } from '../library-watch/watch-articles.ts';
import { startHousekeeping } from '../services/housekeeping.ts';
import type { Storage } from './open-storage.ts';

/** Starts what goes on without a request: following changes, keeping house, taking orders. */
export async function startBackground(
  deps: { storage: Storage; location: DatabaseLocation; logger: Logger },
  closing: AsyncDisposableStack,
): Promise<void> {
  const { storage, location, logger: log } = deps;
  const { database, keeper, library, feed, sources } = storage;
  feed.follow(library);
  if (sources !== null) {
    const sync = () => syncLibrary(database.db, sources);
    closing.defer(watchArticles({ sources, sync, log }));
  }
  closing.defer(
    startHousekeeping(database.db, (error) =>
      log.warn({ err: error }, 'what is due to be forgotten could not be'),
    ),
  );
  const dataDir = 'dataDir' in location ? location.dataDir : undefined;
  closing.defer(await openAdmin({ dataDir, database, keeper, log }));
}
