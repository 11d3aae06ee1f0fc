/** The secret of a day, under which visitors' addresses are hashed; once it is gone, so are they. */
export interface VisitorKeyTable {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  key: string;
}
