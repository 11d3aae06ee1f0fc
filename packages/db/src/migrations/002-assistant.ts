import { type Kysely, sql } from 'kysely';

/** What the assistant remembers: a day of conversations, gaps, feedback, work claimed, keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversation_turns')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('conversation_turns_conversation')
    .on('conversation_turns')
    .columns(['conversation_id', 'id'])
    .execute();
  await db.schema
    .createIndex('conversation_turns_age')
    .on('conversation_turns')
    .column('created_at')
    .execute();

  await db.schema
    .createTable('question_gaps')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('last_seen', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .alterTable('answers')
    .addColumn('helpful', 'boolean')
    .addColumn('feedback_reason', 'text')
    .execute();

  await db.schema
    .createTable('generation_claims')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'uuid', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('working', 'failed')`),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('visitor_keys')
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute();
}
