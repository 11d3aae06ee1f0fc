import type { DatabaseLocation } from '@hoa/db/open-database';
import type { Logger } from 'pino';
import { openAdminSocket } from '../backup/admin-socket.ts';
import { watchArticles, watchLaw } from '../library/watch-articles.ts';
import { startHousekeeping } from '../services/housekeeping.ts';
import type { Storage } from './open-storage.ts';

/** Starts what goes on without a request: following changes, deleting what expired, commands. */
export async function startBackground(
  deps: { storage: Storage; location: DatabaseLocation; logger: Logger },
  closing: AsyncDisposableStack,
): Promise<void> {
  const { storage, location, logger: log } = deps;
  const { database, keeper, library, feed, sources, law } = storage;
  feed.follow(library);
  if (sources !== null) {
    const sync = () => storage.storeArticles(sources);
    closing.defer(watchArticles({ sources, sync, log }));
  }
  closing.defer(watchLaw({ source: law, library, log }));
  closing.defer(
    startHousekeeping(database, (error) =>
      log.warn({ err: error }, 'expired rows could not be deleted'),
    ),
  );
  if (!('dataDir' in location) || database.archive === null) return;
  const onRestored = () => keeper.prepareAgain();
  closing.defer(
    await openAdminSocket(location.dataDir, database.archive, { database, onRestored, log }),
  );
}
