import type { Db } from '@hoa/db/database';
import { listCategories } from '@hoa/db/repositories/category.repository';
import { findContentVersion, listLibraryArticles } from '@hoa/db/repositories/library.repository';
import { listContents } from '@hoa/db/repositories/topic-content.repository';
import type { LibrarySnapshot } from './library-store.ts';
import type { LoadedLibrary } from './merge-snapshot.ts';

/**
 * Reads the library, or what it holds under these topics, in one transaction so that its parts
 * agree. The categories with their lists of topics are two small queries and always read.
 */
async function load(db: Db, topicIds?: readonly number[]): Promise<LibrarySnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      version: await findContentVersion(trx),
      categories: await listCategories(trx),
      articles: await listLibraryArticles(trx, topicIds),
      contents: await listContents(trx, topicIds),
    }));
}

/** Reads the whole library from the database. */
export function loadSnapshot(db: Db): Promise<LibrarySnapshot> {
  return load(db);
}

/** Reads again what is stored under these topics, or the whole library for null. */
export async function loadChanges(
  db: Db,
  topicIds: ReadonlySet<number> | null,
): Promise<LoadedLibrary> {
  const loaded = await load(db, topicIds === null ? undefined : [...topicIds]);
  return { ...loaded, topicIds };
}
