import { openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';

test('the embedded database uses the space of expired rows again', async () => {
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  onTestFinished(() => database.close());
  const bytes = async () => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size('conversation_turns') + pg_total_relation_size('answers')
        as bytes`.execute(database.db);
    return Number(rows[0]?.bytes);
  };
  await sql`insert into conversation_turns (conversation_id, question, answer, created_at)
    select number, repeat('q', 200), repeat('a', 1000), now() - interval '2 days'
    from generate_series(1, 2000) number`.execute(database.db);
  await sql`insert into answers (status, mode, source_slugs, duration_ms, created_at)
    select 'answered', 'library', '{dues}', 3, now() - interval '31 days'
    from generate_series(1, 2000)`.execute(database.db);
  const before = await bytes();
  const errors: unknown[] = [];
  await startHousekeeping(database, (error) => errors.push(error))();
  expect(errors).toEqual([]);
  expect(await bytes()).toBeLessThan(before / 5);
});
