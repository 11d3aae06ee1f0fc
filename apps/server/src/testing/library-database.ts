import { readLibrary } from '@hoa/content/load-library';
import type { DatabaseLocation } from '@hoa/db/open-database';
import {
  type DatabaseTemplate,
  fillFromTemplate,
  templateDatabase,
} from '@hoa/db/testing/template-database';
import { syncLibrary } from '../library/sync-library.ts';

const LIBRARY: DatabaseTemplate = {
  name: 'library',
  sources: ['packages/core/src', 'packages/content', 'packages/db/src', 'apps/server/src/library'],
  prepare: ({ direct }) => syncLibrary(direct, { articles: readLibrary().articles }),
};

/** A database of its own that holds the whole library. */
export function libraryDatabase(): Promise<DatabaseLocation> {
  return templateDatabase(LIBRARY);
}

/**
 * Puts a database with the whole library into a folder, as a first start leaves it: a portal that
 * starts there does not load it again, which takes ten times as long as the start itself.
 */
export function fillWithLibrary(dataDir: string): Promise<void> {
  return fillFromTemplate(dataDir, LIBRARY);
}
