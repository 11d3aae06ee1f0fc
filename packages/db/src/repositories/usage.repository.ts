import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface UsageKey {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  kind: string;
  /** A visitor's keyed hash, or 'all'. */
  subject: string;
}

/** Adds one to a counter in one statement, so that two requests at once are both counted. @returns the new total */
export async function addUsage(db: Db, key: UsageKey): Promise<number> {
  const row = await db
    .insertInto('usage')
    .values({ ...key, amount: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'subject'])
        .doUpdateSet({ amount: sql<number>`usage.amount + excluded.amount` }),
    )
    .returning('amount')
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** Deletes the counters of earlier days. */
export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('usage').where('day', '<', day).execute();
}
