import type { Db } from '@hoa/db/database';
import { addUsage } from '@hoa/db/repositories/usage.repository';
import { findOrAddVisitorKey } from '@hoa/db/repositories/visitor-key.repository';
import type { LimitsBackend } from './limits-backend.ts';

/** Counts in the database, over all processes on it. */
export function createDatabaseBackend(db: Db): LimitsBackend {
  return {
    add: (key) => addUsage(db, key),
    dayKey: (day, offered) => findOrAddVisitorKey(db, day, offered),
  };
}
