import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A question that the library does not cover. */
export interface QuestionGap {
  question: string;
  count: number;
  lastSeen: Date;
}

/**
 * Counts a question that the library does not cover.
 *
 * @param question redacted: it is kept as it is given
 */
export async function addGap(db: Db, key: string, question: string): Promise<void> {
  await db
    .insertInto('question_gaps')
    .values({ key, question })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`question_gaps.count + 1`,
        last_seen: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** The gaps asked about most, the latest first among equals. */
export async function listGaps(db: Db, count: number): Promise<QuestionGap[]> {
  const rows = await db
    .selectFrom('question_gaps')
    .select(['question', 'count', 'last_seen'])
    .orderBy('count', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('key')
    .limit(count)
    .execute();
  return rows.map(({ last_seen: lastSeen, ...gap }) => ({ ...gap, lastSeen }));
}

/** Deletes the gaps asked about least and longest ago, so that no flood of questions fills the disk. */
export async function trimGaps(db: Db, kept: number): Promise<void> {
  await db
    .deleteFrom('question_gaps')
    .where('key', 'in', (gaps) =>
      gaps
        .selectFrom('question_gaps')
        .select('key')
        .orderBy('count', 'desc')
        .orderBy('last_seen', 'desc')
        .orderBy('key')
        .offset(kept),
    )
    .execute();
}
