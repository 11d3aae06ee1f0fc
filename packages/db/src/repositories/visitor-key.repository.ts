import type { Db } from '../database.ts';

/** The key of a day, the same for every process: the one offered here if there was none yet. */
export async function findOrAddVisitorKey(db: Db, day: string, offered: string): Promise<string> {
  await db
    .insertInto('visitor_keys')
    .values({ day, key: offered })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { key } = await db
    .selectFrom('visitor_keys')
    .where('day', '=', day)
    .select('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Deletes the keys of earlier days, without which no counter can be traced to an address. */
export async function deleteVisitorKeysBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visitor_keys').where('day', '<', day).execute();
}
