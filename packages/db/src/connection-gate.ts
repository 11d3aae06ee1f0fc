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

/** How long a query took, and whether it was answered. */
export interface QueryEnd {
  ms: number;
  ok: boolean;
}

/** What a connection tells the gate that it came through. */
interface ConnectionEvents {
  lost(error: unknown): void;
  ended(query: QueryEnd): void;
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
  };

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

  /** Calls the listener, one at most, after every query. */
  onQuery(listener: (query: QueryEnd) => void): void {
    this.#onQuery = listener;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#shutBecause !== undefined) throw unavailable(this.#shutBecause);
    if (this.#waiting >= MAX_WAITING) throw unavailable();
    this.#waiting += 1;
    try {
      return new GuardedClient(await this.#source.connect(), this.#events);
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
      throw error;
    }
  }
}
