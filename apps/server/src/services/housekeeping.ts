import { utcDay } from '@hoa/core/calendar/plain-date';
import type { Db } from '@hoa/db/database';
import type { OpenDatabase } from '@hoa/db/open-database';
import { deleteOldAnswers } from '@hoa/db/repositories/answer.repository';
import { deleteOldTurns } from '@hoa/db/repositories/conversation-turn.repository';
import { trimGaps } from '@hoa/db/repositories/question-gap.repository';
import { deleteUsageBefore } from '@hoa/db/repositories/usage.repository';
import { deleteVisitorKeysBefore } from '@hoa/db/repositories/visitor-key.repository';
import { vacuum } from '@hoa/db/vacuum';

const HOUR_MS = 3_600_000;
/** Questions without an answer that are kept for the editors. */
const GAPS_KEPT = 5_000;
/** The tables that {@link purgeExpired} deletes from. */
const PURGED_TABLES = [
  'conversation_turns',
  'visitor_keys',
  'usage',
  'question_gaps',
  'answers',
] as const;

/**
 * Deletes expired rows: conversations and visitors of earlier days, the least asked gaps, and answers
 * past their time.
 */
export async function purgeExpired(db: Db, now = new Date()): Promise<void> {
  const today = utcDay(now);
  await deleteOldTurns(db);
  await deleteVisitorKeysBefore(db, today);
  await deleteUsageBefore(db, today);
  await trimGaps(db, GAPS_KEPT);
  await deleteOldAnswers(db);
}

/** Deletes expired rows; an embedded database uses their space again. */
async function purgeAndVacuum({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  await purgeExpired(db);
  if (kind === 'embedded') await vacuum(db, PURGED_TABLES);
}

/** Deletes expired rows now and every hour. @returns what ends it, when the work under way is done */
export function startHousekeeping(
  database: OpenDatabase,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let work = Promise.resolve();
  const run = () => {
    work = purgeAndVacuum(database).catch(onError);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
