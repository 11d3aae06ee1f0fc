/** Counters that limits read: so many of a kind, by whom, on a day. */
export interface UsageTable {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  kind: string;
  /** A visitor's keyed hash, or 'all' for the whole portal. */
  subject: string;
  amount: number;
}
