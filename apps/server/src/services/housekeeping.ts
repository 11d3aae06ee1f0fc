import type { Db } from '@hoa/db/database';
import { deleteOldTurns } from '@hoa/db/repositories/conversation-turn.repository';
import { trimGaps } from '@hoa/db/repositories/question-gap.repository';
import { deleteUsageBefore } from '@hoa/db/repositories/usage.repository';
import { deleteVisitorKeysBefore } from '@hoa/db/repositories/visitor-key.repository';
import { dayOf } from './visitor-hash.ts';

const HOUR_MS = 3_600_000;
/** Questions without an answer that are kept for the editors. */
const GAPS_KEPT = 5_000;

/** Deletes expired rows: conversations and visitors of earlier days, and the least asked gaps. */
export async function purgeExpired(db: Db, now = new Date()): Promise<void> {
  const today = dayOf(now);
  await deleteOldTurns(db);
  await deleteVisitorKeysBefore(db, today);
  await deleteUsageBefore(db, today);
  await trimGaps(db, GAPS_KEPT);
}

/** Deletes expired rows now and every hour. @returns what ends it, when the work under way is done */
export function startHousekeeping(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  let work = Promise.resolve();
  const run = () => {
    work = purgeExpired(db).catch(onError);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
