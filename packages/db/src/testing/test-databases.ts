import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { EMPTY_DATABASE, templateDatabase } from './template-database.ts';

/** Where tests look for a PostgreSQL server; without one they run on the embedded database alone. */
const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/**
 * Where no server listens a connection is refused at once; one that does is slow to be heard while
 * other suites in this process work for seconds on end.
 */
const CONNECT_TIMEOUT_MS = 60_000;

/** A kind of database to run a suite on. */
export interface TestDatabaseKind {
  name: string;
  /** An empty, migrated database of the suite's own; closing it leaves nothing behind. */
  open(): Promise<OpenDatabase>;
}

async function onServer<Result>(
  work: (client: Client) => Promise<Result>,
  connectionString = SERVER_URL,
): Promise<Result> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function migrated(database: OpenDatabase): Promise<OpenDatabase> {
  await migrate(database.db);
  return database;
}

/** Creates an empty database on the server. @returns its URL and what drops it */
export async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  const drop = () =>
    onServer(async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: url.href, drop };
}

const embedded: TestDatabaseKind = {
  name: 'the embedded database',
  open: async () => openDatabase(await templateDatabase(EMPTY_DATABASE)),
};

const server: TestDatabaseKind = {
  name: 'a PostgreSQL server',
  async open() {
    const { url, drop } = await createServerDatabase();
    const database = await migrated(await openDatabase({ url }));
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, close };
  },
};

/** Whether a PostgreSQL server answers where tests look for one, or has the database of a URL. */
export async function isServerAvailable(url?: string): Promise<boolean> {
  return onServer((client) => client.query('select 1'), url).then(
    () => true,
    () => false,
  );
}

/** The kinds of database that this machine can run a suite on. */
export async function testDatabases(): Promise<TestDatabaseKind[]> {
  return (await isServerAvailable()) ? [embedded, server] : [embedded];
}
