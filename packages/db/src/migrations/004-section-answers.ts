import { type Kysely, sql } from 'kysely';

/** Gives each section the answers that editors wrote for it; the next start fills them in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('topic_sections')
    .addColumn('answers', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}
