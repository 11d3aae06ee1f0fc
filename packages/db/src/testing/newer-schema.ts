import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Leaves a migrated database as a later version of the portal would. */
export async function leaveNewerSchema(db: Db): Promise<void> {
  await sql`insert into kysely_migration values ('999-future', '2099-01-01')`.execute(db);
}
