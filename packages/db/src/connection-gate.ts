import { PortalError } from '@hoa/core/errors';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { databaseFault } from './database-fault.ts';

/** Requests that may wait for a connection; the next one is refused at once. */
const WAITING_MAX = 256;
/** Seconds after which a request that was refused may be sent again. */
const RETRY_AFTER_SECONDS = 5;

const UNAVAILABLE = 'The database cannot be reached right now. Please try again in a moment.';

const unavailable = (cause?: unknown) =>
  new PortalError('unavailable', UNAVAILABLE, {
    cause,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** What a request is told of an error: one that was lost may be sent again, as those that follow it. */
export function errorForRequest(error: unknown): unknown {
  return databaseFault(error) === 'unreachable' ? unavailable(error) : error;
}

/** How long a query took, and whether it was answered. */
export interface QueryEnd {
  ms: number;
  ok: boolean;
}

/** What a connection tells the gate that it came through. */
interface ConnectionEvents {
  lost(error: unknown): void;
  ended(query: QueryEnd): void;
  /** What whoever asked is told of an error. */
  told(error: unknown): unknown;
}

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
  #onQuery: (query: QueryEnd) => void = () => {};
  readonly #events: ConnectionEvents = {
    lost: (error) => this.#report(error),
    ended: (query) => this.#onQuery(query),
    told: (error) => this.#tellError(error),
  };
  readonly #tellError: (error: unknown) => unknown;

  /** @param tellError what whoever asked is told of an error; the error itself unless said otherwise */
  constructor(source: PostgresPool, tellError = (error: unknown): unknown => error) {
    this.#source = source;
    this.#tellError = tellError;
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

  /** Calls the listener, one at most, after every query. */
  onQuery(listener: (query: QueryEnd) => void): void {
    this.#onQuery = listener;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#shutBecause !== undefined) throw unavailable(this.#shutBecause);
    if (this.#waiting >= WAITING_MAX) throw unavailable();
    this.#waiting += 1;
    try {
      return new GuardedClient(await this.#source.connect(), this.#events);
    } catch (error) {
      this.#report(error);
      throw this.#tellError(error);
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
  readonly #events: ConnectionEvents;
  #lost = false;

  constructor(client: PostgresPoolClient, events: ConnectionEvents) {
    this.#client = client;
    this.#events = events;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof sql !== 'string') return this.#client.query(sql);
    return this.#ask<R>(sql, parameters);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost);
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const startedAt = performance.now();
    const ended = (ok: boolean) => this.#events.ended({ ms: performance.now() - startedAt, ok });
    try {
      const result = await this.#client.query<R>(sql, parameters);
      ended(true);
      return result;
    } catch (error) {
      ended(false);
      if (databaseFault(error) === 'unreachable') {
        this.#lost = true;
        this.#events.lost(error);
      }
      throw this.#events.told(error);
    }
  }
}
