import { type Kysely, sql } from 'kysely';

/** Keeps which passages an answer rested on, for editors who look why it did not help. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answers')
    .addColumn('passages', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
}
