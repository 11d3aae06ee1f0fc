import type { SearchResult } from '@hoa/core/schemas/search';
import type { LibraryIndex } from '@hoa/core/search/library-index';

/** Search over topics, sections and glossary terms. */
export interface SearchService {
  query(request: { q: string }): SearchResult;
}

export function createSearchService({ index }: { index: () => LibraryIndex }): SearchService {
  return { query: ({ q }) => index().search(q) };
}
