import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { QueryEnd } from './connection-gate.ts';
import { openDatabase } from './open-database.ts';
import { EMPTY_DATABASE, templateDatabase } from './testing/template-database.ts';

test('whoever watches hears of every query, how long it took and whether it was answered', async () => {
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  const heard: QueryEnd[] = [];
  database.gate.onQuery((query) => heard.push(query));
  await sql`select pg_sleep(0.05)`.execute(database.db);
  await expect(sql`select no_such_column`.execute(database.db)).rejects.toThrow('no_such_column');
  expect(heard.map(({ ok }) => ok)).toEqual([true, false]);
  expect(heard[0]?.ms).toBeGreaterThan(45);
  await database.close();
});
