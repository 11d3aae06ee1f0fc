import { migrate } from '@hoa/db/migrate';
import type { OpenDatabase } from '@hoa/db/open-database';
import { listGaps } from '@hoa/db/repositories/question-gap.repository';
import type { DatabaseKeeper } from '../resilience/database-keeper.ts';
import { openAdminSocket } from './admin-socket.ts';

/**
 * Takes orders to back up, to restore and to list gaps, where there is a data folder to take them in. A portal
 * that cannot have its socket runs without, and says so.
 *
 * @returns what ends it
 */
export async function openAdmin(deps: {
  /** undefined for a database in memory or on a server. */
  dataDir: string | undefined;
  database: OpenDatabase;
  keeper: DatabaseKeeper;
  log: { warn(details: object, text: string): void };
}): Promise<() => Promise<void>> {
  const { dataDir, database, keeper, log } = deps;
  const { archive } = database;
  if (dataDir === undefined || archive === null) return async () => {};
  const restore = async (backup: Blob) => {
    try {
      await archive.restore(backup, async (db) => {
        await migrate(db);
      });
    } finally {
      await keeper.check();
    }
  };
  const gaps = (count: number) => listGaps(database.direct, count);
  const onError = (error: unknown) => log.warn({ err: error }, 'an order on the socket failed');
  return openAdminSocket(dataDir, { archive, restore, gaps }, onError).catch((error: unknown) => {
    log.warn({ err: error }, 'no orders while running: the socket could not be opened');
    return async () => {};
  });
}
