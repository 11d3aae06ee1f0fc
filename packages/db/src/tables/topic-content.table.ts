import type { ArticleDetails } from '@hoa/core/schemas/topic';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface TopicContentTable {
  id: Generated<number>;
  topic_id: number;
  /** Sanitised HTML. */
  content: string;
  ai_generated: 0 | 1;
  /** What the page shows beside the text; null for a generated text. */
  details: JSONColumnType<ArticleDetails> | null;
  /** Of the source file and the renderer; null for a generated text. */
  checksum: string | null;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}
