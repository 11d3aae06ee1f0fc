import type { ColumnType, Generated } from 'kysely';

/** A question and its answer, for follow-ups under the same conversation; gone after a day. */
export interface ConversationTurnTable {
  id: Generated<number>;
  conversation_id: string;
  /** Redacted. */
  question: string;
  /** Plain text. */
  answer: string;
  created_at: ColumnType<Date, never, never>;
}
