import type { ColumnType } from 'kysely';

/** Which process is writing the article of a topic, or that one failed to a short while ago. */
export interface GenerationClaimTable {
  slug: string;
  /** A UUID of the attempt. */
  owner: string;
  state: 'working' | 'failed';
  expires_at: ColumnType<Date, Date, Date>;
}
