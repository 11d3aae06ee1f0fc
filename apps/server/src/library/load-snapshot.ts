import type { Db } from '@hoa/db/database';
import { listCategories } from '@hoa/db/repositories/category.repository';
import { findContentVersion, listLibraryArticles } from '@hoa/db/repositories/library.repository';
import { listContents } from '@hoa/db/repositories/topic-content.repository';
import type { LibrarySnapshot } from './library-snapshot.ts';

/**
 * Reads the library, or what it holds under these topics, in one transaction so that its parts
 * agree. The categories with their lists of topics are two small queries and always read.
 *
 * @param topicIds null for the whole library
 */
export async function loadSnapshot(
  db: Db,
  topicIds: ReadonlySet<number> | null = null,
): Promise<LibrarySnapshot> {
  const ids = topicIds === null ? undefined : [...topicIds];
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      version: await findContentVersion(trx),
      categories: await listCategories(trx),
      articles: await listLibraryArticles(trx, ids),
      contents: await listContents(trx, ids),
    }));
}
