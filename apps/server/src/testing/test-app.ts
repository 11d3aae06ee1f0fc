import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { DatabaseLocation } from '@hoa/db/open-database';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type BuildIndex, buildPortalIndex } from '../wiring/wire-services.ts';
import { libraryDatabase } from './library-database.ts';

export interface TestAppOptions {
  database?: DatabaseLocation;
  /** true renders pages from the built web application. */
  pages?: boolean;
  /** Variables beside those that every test has. */
  environment?: NodeJS.ProcessEnv;
}

const indexes = new Map<string, LibraryIndex>();

/** Indexes a library; one that was indexed before in this process gets the same index. */
export function* buildOnce(articles: readonly LibraryArticle[]): ReturnType<BuildIndex> {
  const key = createHash('sha256').update(JSON.stringify(articles)).digest('hex');
  const index = indexes.get(key) ?? (yield* buildPortalIndex(articles));
  indexes.set(key, index);
  return index;
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
    buildIndex: buildOnce,
  });
}
