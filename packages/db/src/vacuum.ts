import { sql } from 'kysely';
import type { DatabaseSchema, Db } from './database.ts';

/**
 * Makes the space of deleted rows free for new ones, which the embedded database does not do by
 * itself as a server does. Other queries come in between the tables.
 */
export async function vacuum(db: Db, tables: readonly (keyof DatabaseSchema)[]): Promise<void> {
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(db);
}
