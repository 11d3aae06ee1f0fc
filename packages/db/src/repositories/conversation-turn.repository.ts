import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A question and its answer as later questions of the conversation see them. */
export interface ConversationTurn {
  question: string;
  answer: string;
}

const IS_FRESH = sql<boolean>`created_at > now() - interval '1 day'`;

/** Adds a turn to a conversation. */
export async function insertTurn(
  db: Db,
  conversationId: string,
  turn: ConversationTurn,
): Promise<void> {
  await db
    .insertInto('conversation_turns')
    .values({ conversation_id: conversationId, ...turn })
    .execute();
}

/** The last turns of a conversation, oldest first; those older than a day are never read. */
export async function listTurns(
  db: Db,
  conversationId: string,
  count: number,
): Promise<ConversationTurn[]> {
  const rows = await db
    .selectFrom('conversation_turns')
    .where('conversation_id', '=', conversationId)
    .where(IS_FRESH)
    .select(['question', 'answer'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}

/** Deletes turns older than a day. @returns how many there were */
export async function deleteOldTurns(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation_turns')
    .where(({ not }) => not(IS_FRESH))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
