import type { UsageKey } from '@hoa/db/repositories/usage.repository';

/** A place that counts: the database, Redis, or the memory of this process. */
export interface LimitsBackend {
  /** Adds one. @returns the new total */
  add(key: UsageKey): Promise<number>;
  /** The key under which visitors of a day are hashed: the one kept, or else the one offered. */
  dayKey(day: string, offered: string): Promise<string>;
}
