import { PortalError } from '@hoa/core/errors';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as library from './migrations/001-library.ts';
import * as assistant from './migrations/002-assistant.ts';
import * as libraryChanges from './migrations/003-library-changes.ts';
import * as sectionAnswers from './migrations/004-section-answers.ts';
import * as answerPassages from './migrations/005-answer-passages.ts';

/** Every migration by name, oldest first. Names are never changed once released. */
const MIGRATIONS: Record<string, Migration> = {
  '001-library': library,
  '002-assistant': assistant,
  '003-library-changes': libraryChanges,
  '004-section-answers': sectionAnswers,
  '005-answer-passages': answerPassages,
};

/**
 * Brings the schema to the version of this code. Safe when several processes start together: the
 * migrator takes a lock in the database, and each migration runs once.
 *
 * @returns the names of the migrations that ran now
 * @throws PortalError 'unavailable' when the schema is newer than the code or a migration failed
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    return results.filter(({ status }) => status === 'Success').map((done) => done.migrationName);
  }
  const reason = error instanceof Error ? error.message : String(error);
  throw new PortalError(
    'unavailable',
    reason.includes('is missing')
      ? 'The database was made by a newer version of the portal. Start that version, or restore a backup taken before it ran.'
      : `The database could not be brought to the version of this code: ${reason}`,
    { cause: error },
  );
}
