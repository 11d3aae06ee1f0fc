import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LibraryStore } from './library-store.ts';

/**
 * What is worked out from all articles of the newest snapshot: once, when it is first needed, and
 * again when an article has changed.
 *
 * @returns what gives the current value
 */
export function fromArticles<Value>(
  library: LibraryStore,
  make: (articles: readonly LibraryArticle[]) => Value,
): () => Value {
  let made: { value: Value } | undefined;
  library.onReplace((next, previous) => {
    if (next.articles !== previous.articles) made = undefined;
  });
  return () => {
    made ??= { value: make(library.snapshot.articles) };
    return made.value;
  };
}
