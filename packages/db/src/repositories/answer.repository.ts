import type { AnswerMode, AnswerStatus } from '@hoa/core/schemas/answer';
import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface NewAnswer {
  /** A UUID; made by the database when it is left out. */
  id?: string;
  status: AnswerStatus;
  mode: AnswerMode;
  sourceSlugs: string[];
  /** Sections as slug#anchor, and facts of the law by id. */
  passages?: string[];
  durationMs: number;
}

/** Records that an answer was given. @returns its identifier, a UUID */
export async function insertAnswer(db: Db, answer: NewAnswer): Promise<string> {
  const { id } = await db
    .insertInto('answers')
    .values({
      id: answer.id,
      status: answer.status,
      mode: answer.mode,
      source_slugs: answer.sourceSlugs,
      passages: answer.passages ?? [],
      duration_ms: Math.round(answer.durationMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether an answer helped, and why not. */
export interface AnswerFeedback {
  helpful: boolean;
  reason: FeedbackReason | null;
}

/**
 * Records whether an answer helped; saying it again replaces what was said before.
 *
 * @returns false when no answer of the last day has the identifier
 */
export async function saveFeedback(db: Db, id: string, feedback: AnswerFeedback): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ helpful: feedback.helpful, feedback_reason: feedback.reason })
    .where('id', '=', id)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers that rested on the same passages and did not help for the same reason. */
export interface UnhelpfulAnswers {
  /** Sections as slug#anchor, facts of the law by id; whole articles by slug where no more is known. */
  passages: string[];
  reason: FeedbackReason | null;
  status: AnswerStatus;
  count: number;
  lastSeen: Date;
}

/** What did not help, by what it rested on: the most often first, the latest among equals. */
export async function listUnhelpful(db: Db, count: number): Promise<UnhelpfulAnswers[]> {
  const passages = sql<
    string[]
  >`case when cardinality(passages) = 0 then source_slugs else passages end`;
  const rows = await db
    .selectFrom('answers')
    .where('helpful', '=', false)
    .select((row) => [
      passages.as('passages'),
      'feedback_reason as reason',
      'status',
      row.fn.countAll<string>().as('count'),
      row.fn.max('created_at').as('last_seen'),
    ])
    .groupBy([passages, 'feedback_reason', 'status'])
    .orderBy('count', 'desc')
    .orderBy('last_seen', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ last_seen: lastSeen, ...row }) => ({
    ...row,
    count: Number(row.count),
    lastSeen,
  }));
}

/**
 * Deletes answers older than 30 days, and those that somebody marked when they are older than a
 * year: the passages that they rested on have been read anew since.
 *
 * @returns how many there were
 */
export async function deleteOldAnswers(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('answers')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .where(({ or, eb }) =>
      or([eb('helpful', 'is', null), eb('created_at', '<', sql<Date>`now() - interval '1 year'`)]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
