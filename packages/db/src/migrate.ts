import { PortalError } from '@hoa/core/errors';
import { sql } from 'kysely';
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

/** The names of the migrations that a database has had. */
async function migrationsOf(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql`
    select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Looks whether the schema is that of this code, and changes nothing.
 *
 * @throws PortalError 'unavailable' with the version that is wanted where it is another
 */
export async function requireSchema(db: Db): Promise<void> {
  const ran = await migrationsOf(db);
  const newer = [...ran].filter((name) => !(name in MIGRATIONS));
  const missing = Object.keys(MIGRATIONS).filter((name) => !ran.has(name));
  if (newer.length > 0) {
    throw new PortalError(
      'unavailable',
      `The database was made by a newer version of the portal, with ${newer.join(', ')}. Use that version.`,
    );
  }
  if (missing.length > 0) {
    throw new PortalError(
      'unavailable',
      `The database has not had ${missing.join(', ')} of this version of the portal. ` +
        'Start this version on it once, or use the version that runs on it.',
    );
  }
}
