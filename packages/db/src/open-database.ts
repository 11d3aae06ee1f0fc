import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { ChannelListener, Subscription } from './channel.ts';
import { ConnectionGate, errorForRequest } from './connection-gate.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { DatabaseSchema, Db } from './database.ts';
import { EmbeddedConnections } from './embedded-connections.ts';
import { listenOnServer } from './server-channel.ts';
import { createServerPool, ServerProbe } from './server-connections.ts';
import { SIGN_OF_LIFE } from './sign-of-life.ts';
import { withTimeout } from './with-timeout.ts';

/** What can be done to the embedded database as a whole. */
export interface DatabaseArchive {
  /** The database at one moment, as a gzipped tar. */
  dump(): Promise<Blob>;
  /**
   * Replaces the database, once `check` has accepted what is in the archive. From then on
   * queries are refused until the gate is opened again.
   */
  restore(archive: Blob, check: (db: Db) => Promise<void>): Promise<void>;
}

/** An open database, and how to let go of it. */
export interface OpenDatabase {
  /** For requests: refused at once while the gate is shut. */
  db: Db;
  /** For the keeper of the gate: the same database, past it, and with longer timeouts. */
  direct: Db;
  gate: ConnectionGate;
  kind: 'embedded' | 'postgresql';
  /** null for a server, which has tools of its own. */
  archive: DatabaseArchive | null;
  /**
   * Sends a query that waits for nobody.
   *
   * @returns what stands for the portal's tables: another where a backup was put in their place,
   * null where there are none
   * @throws what the driver says when it is not answered in time
   */
  probe(timeoutMs: number): Promise<string | null>;
  /** Listens to what is announced on a channel by committed transactions, here or elsewhere. */
  listen(channel: string, listener: ChannelListener): Promise<Subscription>;
  close(): Promise<void>;
}

/** Where the data lives: a server, a folder of our own, or memory (for tests), filled or empty. */
export type DatabaseLocation =
  | { url: string }
  | { dataDir: string }
  | { memory: true; archive?: Blob };

const queriesOn = (pool: PostgresPool): Db =>
  new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });

function openServer(url: string, onConnectionError: (error: Error) => void): OpenDatabase {
  const pool = createServerPool(url, onConnectionError);
  const patient = createServerPool(url, onConnectionError, true);
  const gate = new ConnectionGate(pool, errorForRequest);
  const probe = new ServerProbe(url);
  return {
    db: queriesOn(gate),
    direct: queriesOn(new ConnectionGate(patient)),
    gate,
    kind: 'postgresql',
    archive: null,
    probe: (timeoutMs) => probe.ask(timeoutMs),
    listen: (channel, listener) => listenOnServer(url, channel, listener),
    async close() {
      probe.close();
      await Promise.all([pool.end(), patient.end()]);
    },
  };
}

async function openEmbedded(dataDir?: string, archive?: Blob): Promise<OpenDatabase> {
  const release = dataDir === undefined ? () => {} : lockDataDir(dataDir);
  try {
    const connections = await EmbeddedConnections.open(dataDir, archive);
    const gate = new ConnectionGate(connections.pool, errorForRequest);
    const passage = new ConnectionGate(connections.pool);
    const direct = queriesOn(passage);
    return {
      db: queriesOn(gate),
      direct,
      gate,
      kind: 'embedded',
      archive: {
        dump: () => connections.dump(),
        async restore(archive, check) {
          const accept = async (db: Db) => {
            await check(db);
            gate.shut(new Error('a backup is being restored'));
          };
          await connections.restore(archive, accept, (pool) => {
            gate.replaceSource(pool);
            passage.replaceSource(pool);
          });
        },
      },
      async probe(timeoutMs) {
        const query = sql.raw<{ tables: string | null }>(SIGN_OF_LIFE);
        const { rows } = await withTimeout(query.execute(direct), timeoutMs);
        return rows[0]?.tables ?? null;
      },
      listen: (channel, listener) => connections.listen(channel, listener),
      async close() {
        await connections.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Opens the database: one function, one dialect and the same types for PGlite and PostgreSQL. A
 * server is not asked anything yet: whether it is there is the question of `probe`.
 *
 * @param onConnectionError called when a PostgreSQL server drops a connection
 * @throws PortalError 'unavailable' when the data folder is locked, full or not writable
 */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if ('url' in location) return openServer(location.url, onConnectionError);
  if ('dataDir' in location) return openEmbedded(location.dataDir);
  return openEmbedded(undefined, location.archive);
}
