import { PortalError } from '@hoa/core/errors';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { databaseFault } from './database-fault.ts';

/** Requests that may wait for a connection; the next one is refused at once. */
const MAX_WAITING = 256;
/** Seconds after which a visitor whose write was refused may try again. */
const RETRY_AFTER_SECONDS = 5;

const unavailable = (cause?: unknown) =>
  new PortalError('unavailable', 'This cannot be saved right now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Stands between Kysely and the connections. Shut, it refuses at once instead of letting requests
 * wait for a database that does not answer; and a connection on which a query was lost is thrown
 * away instead of handed on.
 */
export class ConnectionGate implements PostgresPool {
  readonly options = {};
  #source: PostgresPool;
  #shutBecause: Error | undefined;
  #waiting = 0;
  readonly #onLoss: Set<(error: unknown) => void> = new Set();

  constructor(source: PostgresPool) {
    this.#source = source;
  }

  get isOpen(): boolean {
    return this.#shutBecause === undefined;
  }

  /** Requests that wait for a connection right now. */
  get waiting(): number {
    return this.#waiting;
  }

  open(): void {
    this.#shutBecause = undefined;
  }

  shut(because: Error): void {
    this.#shutBecause = because;
  }

  /** Puts other connections in place. The caller ends the ones that it is given back. */
  replaceSource(source: PostgresPool): PostgresPool {
    const previous = this.#source;
    this.#source = source;
    return previous;
  }

  /** Calls the listener whenever a connection or a query is lost. */
  onLoss(listener: (error: unknown) => void): void {
    this.#onLoss.add(listener);
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#shutBecause !== undefined) throw unavailable(this.#shutBecause);
    if (this.#waiting >= MAX_WAITING) throw unavailable();
    this.#waiting += 1;
    try {
      return new GuardedClient(await this.#source.connect(), (error) => this.#report(error));
    } catch (error) {
      this.#report(error);
      throw error;
    } finally {
      this.#waiting -= 1;
    }
  }

  end(): Promise<void> {
    return this.#source.end();
  }

  #report(error: unknown): void {
    for (const listener of this.#onLoss) listener(error);
  }
}

/** A connection that remembers whether it is still whole. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #onLoss: (error: unknown) => void;
  #lost = false;

  constructor(client: PostgresPoolClient, onLoss: (error: unknown) => void) {
    this.#client = client;
    this.#onLoss = onLoss;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof sql !== 'string') return this.#client.query(sql);
    return this.#client.query<R>(sql, parameters).catch((error: unknown) => {
      if (databaseFault(error) === 'unreachable') {
        this.#lost = true;
        this.#onLoss(error);
      }
      throw error;
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost);
  }
}
