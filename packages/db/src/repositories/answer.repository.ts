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
