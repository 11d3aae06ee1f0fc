import type { ColumnType, Generated } from 'kysely';

/** A question that the library does not cover, redacted, and how often it was asked. */
export interface QuestionGapTable {
  /** The question's words alone, so that other spellings of it count together. */
  key: string;
  question: string;
  count: Generated<number>;
  last_seen: ColumnType<Date, never, Date>;
}
