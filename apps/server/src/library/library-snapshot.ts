import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { Category } from '@hoa/core/schemas/category';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';

/** The whole library as one process holds it in memory. */
export interface LibrarySnapshot {
  /** Changes with any text; null while nothing was ever loaded. */
  version: string | null;
  categories: readonly Category[];
  articles: readonly LibraryArticle[];
  contents: ReadonlyMap<number, StoredContent>;
}
