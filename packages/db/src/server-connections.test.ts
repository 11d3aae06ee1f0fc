import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';
import { ServerProbe } from './server-connections.ts';
import { createServerDatabase, isServerAvailable } from './testing/test-databases.ts';

const hasServer = await isServerAvailable();
/** A sound server answers in less, however busy the machine is. */
const PATIENCE_MS = 60_000;

test.runIf(hasServer)(
  'timeouts are set on an open connection, since poolers refuse them as parameters of its start',
  async () => {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    const database = await openDatabase({ url });
    const settings = sql<{ name: string; setting: string; source: string }>`
      select name, setting, source from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
      order by name`;
    const idle = { name: 'idle_in_transaction_session_timeout', setting: '60000' };
    const statement = { name: 'statement_timeout', setting: '10000' };
    const { rows } = await settings.execute(database.db);
    expect(rows).toEqual([idle, statement].map((one) => ({ ...one, source: 'session' })));
    const patient = await settings.execute(database.direct);
    expect(patient.rows).toContainEqual({ ...statement, setting: '120000', source: 'session' });
    await database.close();
  },
);

test.runIf(hasServer)(
  'a connection that breaks late takes none of those made after it along',
  async () => {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    const opened = vi.spyOn(Client.prototype, 'connect');
    const probe = new ServerProbe(url);
    await probe.ask(PATIENCE_MS);
    const [first] = opened.mock.contexts;
    if (!(first instanceof Client)) throw new Error('nothing was opened');
    vi.spyOn(first, 'query').mockImplementationOnce(() => Promise.reject(new Error('silent')));
    await expect(probe.ask(PATIENCE_MS)).rejects.toThrow('silent');
    await probe.ask(PATIENCE_MS);
    first.emit('error', new Error('read ETIMEDOUT'));
    await probe.ask(PATIENCE_MS);
    expect(opened).toHaveBeenCalledTimes(2);
    probe.close();
  },
);
