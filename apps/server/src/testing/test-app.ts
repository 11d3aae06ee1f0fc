import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { DatabaseLocation } from '@hoa/db/open-database';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type BuildIndex, buildPortalIndex } from '../wiring/portal-index.ts';
import { libraryDatabase } from './library-database.ts';

export interface TestAppOptions {
  database?: DatabaseLocation;
  /** true renders pages from the built web application. */
  pages?: boolean;
  /** Variables beside those that every test has. */
  environment?: NodeJS.ProcessEnv;
}

const indexed: { articles: readonly LibraryArticle[]; index: LibraryIndex }[] = [];

/** Indexes a library; one that was indexed before in this process gets the same index. */
export function* buildOnce(articles: readonly LibraryArticle[]): ReturnType<BuildIndex> {
  const known = indexed.find((library) => isDeepStrictEqual(library.articles, articles));
  if (known !== undefined) return known.index;
  const index = yield* buildPortalIndex(articles);
  indexed.push({ articles, index });
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
