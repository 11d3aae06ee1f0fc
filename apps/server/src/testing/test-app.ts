import { tmpdir } from 'node:os';
import { readLibrary } from '@hoa/content/load-library';
import type { DatabaseLocation } from '@hoa/db/open-database';
import { templateDatabase } from '@hoa/db/testing/template-database';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { syncLibrary } from '../library/sync-library.ts';

/** A machine that runs other suites at the same time is waited for. */
export const BUSY_MACHINE_MS = 60_000;

export interface TestAppOptions {
  database?: DatabaseLocation;
  /** true renders pages from the built web application. */
  pages?: boolean;
  /** Variables beside those that every test has. */
  environment?: NodeJS.ProcessEnv;
}

/** A database of its own that holds the whole library. */
export function libraryDatabase(): Promise<DatabaseLocation> {
  return templateDatabase('library', ({ direct }) =>
    syncLibrary(direct, { articles: readLibrary().articles }),
  );
}

/** The real portal on a database of its own, quiet, with the whole library. Close it after use. */
export async function createTestApp(options: TestAppOptions = {}): Promise<App> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: tmpdir(),
    PUBLIC_URL: 'https://portal.test',
    ...options.environment,
  });
  return createApp({
    config,
    database: options.database ?? (await libraryDatabase()),
    pages: options.pages ?? false,
  });
}
