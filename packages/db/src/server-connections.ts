import { Client, type ClientConfig, Pool } from 'pg';
import { SIGN_OF_LIFE } from './sign-of-life.ts';
import { withTimeout } from './with-timeout.ts';

/** Connections that one process keeps to a PostgreSQL server for its requests. */
const POOL_SIZE = 10;
/** Connections for migrations and loading, where one process may wait long for another. */
const PATIENT_POOL_SIZE = 2;
const PATIENT_TIMEOUT_MS = 120_000;
/** A server that does not take a connection within this time counts as down. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A process frozen in the middle of a load must not keep the others waiting for its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** A server that never confirms the end of a connection must not keep the process from ending. */
const CLOSE_TIMEOUT_MS = 2_000;

function connectionSettings(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'hoa-portal',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  };
}

/**
 * A pool of connections to a PostgreSQL server, none of which can end the process.
 *
 * @param isPatient true for background work, which may wait for another process
 */
export function createServerPool(
  url: string,
  onConnectionError: (error: Error) => void,
  isPatient = false,
): Pool {
  const timeoutMs = isPatient ? PATIENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS;
  const pool = new Pool({
    ...connectionSettings(url),
    query_timeout: timeoutMs,
    max: isPatient ? PATIENT_POOL_SIZE : POOL_SIZE,
    // Not as parameters of the start, which poolers refuse.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${timeoutMs};
         set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      );
    },
  });
  pool.on('error', onConnectionError);
  // The pool listens to idle connections only; one lost while in use would be uncaught.
  pool.on('connect', (client) => client.on('error', () => {}));
  const end = pool.end.bind(pool);
  pool.end = () => withTimeout(end(), CLOSE_TIMEOUT_MS).catch(() => {});
  return pool;
}

/** Probes a server, over and over, on a connection that serves nothing else. */
export class ServerProbe {
  readonly #url: string;
  #client: Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * @returns what stands for the tables that are there
   * @throws what the driver says when no answer comes within the time
   */
  async ask(timeoutMs: number): Promise<string | null> {
    const client = this.#client ?? (await this.#connect(timeoutMs));
    try {
      const { rows } = await client.query<{ tables: string | null }>({
        text: SIGN_OF_LIFE,
        query_timeout: timeoutMs,
      } as { text: string });
      this.#client = client;
      return rows[0]?.tables ?? null;
    } catch (error) {
      this.#leave(client);
      throw error;
    }
  }

  close(): void {
    if (this.#client !== undefined) this.#leave(this.#client);
  }

  /** Ends a connection. One that is lost late takes none of those made after it along. */
  #leave(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
  }

  async #connect(timeoutMs: number): Promise<Client> {
    const settings = connectionSettings(this.#url);
    const client = new Client({ ...settings, connectionTimeoutMillis: timeoutMs });
    client.on('error', () => this.#leave(client));
    await client.connect();
    this.#client = client;
    return client;
  }
}
