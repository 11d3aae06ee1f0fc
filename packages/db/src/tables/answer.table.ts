import type { AnswerMode, AnswerStatus } from '@hoa/core/schemas/answer';
import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import type { ColumnType, Generated } from 'kysely';

/** One answer given: what it rested on and how it was received, never who asked or what was typed. */
export interface AnswerTable {
  id: Generated<string>;
  status: AnswerStatus;
  mode: AnswerMode;
  source_slugs: string[];
  duration_ms: number;
  created_at: ColumnType<Date, never, never>;
  /** null until somebody says. */
  helpful: boolean | null;
  feedback_reason: FeedbackReason | null;
}
