import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PortalError } from '@hoa/core/errors';
import { Pool } from 'pg';
import { databaseFolders, repairFolders, swapFolders } from './atomic-folder.ts';
import type { ChannelListener, Subscription } from './channel.ts';
import type { Db } from './database.ts';
import { hasRoomToClose, requireDiskSpace } from './disk-space.ts';
import { stageArchive } from './restore-archive.ts';

/**
 * The library and all that is counted fit into this many times over, and what is not in it is read
 * from files that the system holds in memory. PostgreSQL's own 128 MB are written to when it opens.
 */
const SETTINGS = ['-c', 'shared_buffers=16MB'];

async function createLite(folder: string | undefined, options: PGliteOptions = {}) {
  try {
    return await PGlite.create({
      ...options,
      startParams: [...PGlite.defaultStartParams, ...SETTINGS],
      ...(folder === undefined ? {} : { dataDir: folder }),
    });
  } catch (cause) {
    throw new PortalError(
      'unavailable',
      `The embedded database in ${folder ?? 'memory'} could not be opened. ` +
        'Nothing was changed. Restore a backup with npm run restore, or set another DATA_DIR.',
      { cause },
    );
  }
}

/** The embedded database: one PGlite at a time, which a restore replaces while the portal runs. */
export class EmbeddedConnections {
  readonly #dataDir: string | undefined;
  #lite: PGlite;
  #pool: Pool;
  readonly #listeners = new Map<ChannelListener, string>();

  private constructor(dataDir: string | undefined, lite: PGlite) {
    this.#dataDir = dataDir;
    this.#lite = lite;
    this.#pool = new Pool(createPgConfig(lite));
  }

  /**
   * @param dataDir undefined for a database in memory, which may begin as a copy of an archive
   * @throws PortalError 'unavailable' when the disk is full or the database cannot be opened
   */
  static async open(dataDir: string | undefined, archive?: Blob): Promise<EmbeddedConnections> {
    if (dataDir === undefined) {
      const lite = await createLite(undefined, { loadDataDir: archive });
      return new EmbeddedConnections(undefined, lite);
    }
    const folders = databaseFolders(dataDir);
    repairFolders(folders);
    requireDiskSpace(dataDir, folders.current);
    return new EmbeddedConnections(dataDir, await createLite(folders.current));
  }

  get pool(): Pool {
    return this.#pool;
  }

  async listen(channel: string, listener: ChannelListener): Promise<Subscription> {
    this.#listeners.set(listener, channel);
    await this.#lite.listen(channel, listener.onMessage);
    return {
      close: async () => {
        this.#listeners.delete(listener);
        if (!this.#lite.closed) await this.#lite.unlisten(channel, listener.onMessage);
      },
    };
  }

  /** The database as a compressed archive, at one moment; queries wait some tenths of a second. */
  async dump(): Promise<Blob> {
    await this.#lite.query('checkpoint');
    return this.#lite.dumpDataDir('gzip');
  }

  /**
   * Replaces the database by an archive, after `check` has accepted what is in it. What was in use
   * is kept in DATA_DIR/database.before-restore.
   *
   * @param swap given the new connections before the old ones are closed
   * @throws PortalError as `stageArchive` does
   */
  async restore(archive: Blob, check: (db: Db) => Promise<void>, swap: (pool: Pool) => void) {
    if (this.#dataDir === undefined) {
      throw new PortalError('bad-request', 'A database in memory cannot be restored.');
    }
    const folders = databaseFolders(this.#dataDir);
    await stageArchive(this.#dataDir, archive, check);
    await this.#pool.end();
    await this.#lite.close();
    swapFolders(folders);
    this.#lite = await createLite(folders.current);
    this.#pool = new Pool(createPgConfig(this.#lite));
    swap(this.#pool);
    for (const [listener, channel] of this.#listeners) {
      await this.#lite.listen(channel, listener.onMessage);
      listener.onGap();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
    // What was committed is in the log already, so that ending without closing loses nothing.
    if (this.#dataDir === undefined || hasRoomToClose(this.#dataDir)) await this.#lite.close();
  }
}
