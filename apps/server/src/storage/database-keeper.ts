import { PortalError } from '@hoa/core/errors';
import { databaseErrorText, databaseFault } from '@hoa/db/database-fault';
import type { OpenDatabase } from '@hoa/db/open-database';
import type { BaseLogger } from 'pino';
import { ConfigError } from '../config.ts';

/** How often the database is probed. */
const PROBE_EVERY_MS = { embedded: 5_000, postgresql: 1_000 };
/** A database slower than this counts as down: what writes to it is refused at once. */
const PROBE_TIMEOUT_MS = 2_000;
/** The first question at start, when a server may still be waking up. */
const FIRST_PROBE_TIMEOUT_MS = 5_000;

/** What the database is good for right now. */
export type DatabaseState = { status: 'up' } | { status: 'down'; reason: string; since: Date };

export interface KeeperDependencies {
  database: OpenDatabase;
  /**
   * Migrates and loads the library: needed before a database that was away is of use.
   *
   * @param isAnother true the first time, and where a backup was put in the place of what was there
   */
  prepare: (isAnother: boolean) => Promise<void>;
  /** For when the database goes down, with the reason, and when it is back. */
  log: Pick<BaseLogger, 'warn' | 'info'>;
}

/**
 * Knows whether the database answers, and shuts its gate while it does not, so that no request waits
 * for it. When it is back, it is prepared as at start (it may be another one, or an empty one)
 * before the gate opens; so it is when a backup was put in its place while the connection stood.
 */
export class DatabaseKeeper {
  readonly #deps: KeeperDependencies;
  /** What the probe found of the tables in use; null until it has found some. */
  #tables: string | null = null;
  #state: DatabaseState = { status: 'down', reason: 'starting', since: new Date() };
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;
  #isClosed = false;

  constructor(deps: KeeperDependencies) {
    this.#deps = deps;
  }

  get state(): DatabaseState {
    return this.#state;
  }

  /**
   * Asks and prepares the database for the first time, then goes on watching it.
   *
   * @returns whether it is up; a server that cannot be reached is no reason not to start
   * @throws ConfigError when the address, name or password of the server is wrong
   * @throws PortalError when the schema is newer than the code, or the embedded disk is full
   */
  async start(): Promise<boolean> {
    const { database } = this.#deps;
    try {
      this.#tables = await database.probe(FIRST_PROBE_TIMEOUT_MS);
      await this.#deps.prepare(true);
      this.#rise();
    } catch (error) {
      refuseToStart(database.kind, error);
      this.#fall(error);
    }
    database.gate.onLoss((error) => {
      if (databaseFault(error) === 'unreachable') this.check();
    });
    this.#schedule();
    return this.#state.status === 'up';
  }

  /** Asks the database now, and waits for the answer. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** Prepares the database as at start, whatever was known of it: another was put in its place. */
  async prepareAgain(): Promise<void> {
    // A check that began before may have asked the one that is gone.
    while (this.#checking !== undefined) await this.#checking;
    this.#tables = null;
    this.#deps.database.gate.shut(new Error('a backup was restored'));
    await this.check();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
  }

  async #check(): Promise<void> {
    if (this.#isClosed) return;
    const { database } = this.#deps;
    try {
      const tables = await database.probe(PROBE_TIMEOUT_MS);
      // While there are none, a backup is half put back: what is made now would be in its way.
      const isReplaced = this.#tables !== null && tables !== null && tables !== this.#tables;
      if (isReplaced && database.gate.isOpen) {
        this.#fall(new Error('a backup was put in its place'));
      }
      if (database.gate.isOpen) this.#tables ??= tables;
      else await this.#prepare(tables);
      this.#rise();
    } catch (error) {
      this.#fall(error);
    }
  }

  async #prepare(tables: string | null): Promise<void> {
    await this.#deps.prepare(tables !== this.#tables);
    this.#tables = tables;
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      await this.check();
      this.#schedule();
    }, PROBE_EVERY_MS[this.#deps.database.kind]);
    this.#timer.unref();
  }

  #rise(): void {
    const before = this.#state;
    this.#state = { status: 'up' };
    this.#deps.database.gate.open();
    if (before.status === 'up' || before.reason === 'starting') return;
    const seconds = Math.round((Date.now() - before.since.getTime()) / 1000);
    this.#deps.log.info({ seconds }, 'the database is back');
  }

  #fall(error: unknown): void {
    const reason = databaseErrorText(error);
    const since = this.#state.status === 'down' ? this.#state.since : new Date();
    const isNews = this.#state.status === 'up' || this.#state.reason !== reason;
    this.#state = { status: 'down', reason, since };
    this.#deps.database.gate.shut(new Error(reason, { cause: error }));
    if (isNews)
      this.#deps.log.warn({ err: error }, 'the database is away; pages go on from memory');
  }
}

/** Throws on what waiting does not mend. */
function refuseToStart(kind: OpenDatabase['kind'], error: unknown): void {
  const fault = databaseFault(error);
  if (kind === 'embedded') {
    if (fault !== 'read-only') throw error;
    throw new PortalError(
      'unavailable',
      'The disk of DATA_DIR is full. Nothing was changed. Free some space and start again.',
      { cause: error },
    );
  }
  if (fault === 'misconfigured') {
    throw new ConfigError(
      `DATABASE_URL: the server refused it: ${databaseErrorText(error)}. See .env.example.`,
    );
  }
  if (fault === 'statement') throw error;
}
