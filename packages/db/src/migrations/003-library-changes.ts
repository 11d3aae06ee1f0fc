import { type Kysely, sql } from 'kysely';

/** What is announced as a change of a topic, by the column that names it. */
const TOPIC_TABLES = [
  { table: 'topics', topicColumn: 'id' },
  { table: 'topic_content', topicColumn: 'topic_id' },
  { table: 'topic_sections', topicColumn: 'topic_id' },
];
/** What is announced as a change of the library. */
const LIBRARY_TABLES = ['categories', 'library_state'];

async function announce(db: Kysely<unknown>, table: string, topicColumn = ''): Promise<void> {
  const on = sql.table(table);
  const run = sql`execute function announce_library_change(${sql.lit(topicColumn)})`;
  const name = (event: string) => sql.id(`${table}_${event}`);
  await sql`create trigger ${name('added_or_removed')} after insert or delete on ${on}
    for each row ${run}`.execute(db);
  await sql`create trigger ${name('updated')} after update on ${on}
    for each row when (old.* is distinct from new.*) ${run}`.execute(db);
}

/**
 * Announces every change of the library in the transaction that makes it, whoever makes it: a
 * start with newer articles, a stored generated text, an editor with psql. Equal announcements of
 * one transaction reach a listener once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_library_change() returns trigger language plpgsql as $$
    declare
      changed record := case when tg_op = 'DELETE' then old else new end;
      topic_column text := tg_argv[0];
    begin
      perform pg_notify(
        'library_changed',
        case when topic_column = '' then 'library'
             else 'topic:' || (to_jsonb(changed) ->> topic_column) end
      );
      return null;
    end $$`.execute(db);
  for (const { table, topicColumn } of TOPIC_TABLES) await announce(db, table, topicColumn);
  for (const table of LIBRARY_TABLES) await announce(db, table);
}
