import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { createServerDatabase, isServerAvailable } from './testing/test-databases.ts';

const hasServer = await isServerAvailable();

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
