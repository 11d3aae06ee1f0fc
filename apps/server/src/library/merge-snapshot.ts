import { isDeepStrictEqual } from 'node:util';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LibrarySnapshot } from './library-snapshot.ts';

/** What was before, with what was read anew in the place of these topics, or of all for null. */
function merged<Value>(
  before: ReadonlyMap<number, Value>,
  fresh: ReadonlyMap<number, Value>,
  topicIds: ReadonlySet<number> | null,
): ReadonlyMap<number, Value> {
  if (topicIds === null) return fresh;
  return new Map([...[...before].filter(([id]) => !topicIds.has(id)), ...fresh]);
}

/** The very same object where nothing in it differs. */
const unlessEqual = <Value>(before: Value, after: Value): Value =>
  isDeepStrictEqual(before, after) ? before : after;

const byId = (articles: readonly LibraryArticle[]) =>
  new Map(articles.map((article) => [article.topicId, article]));

/**
 * Puts what was read anew into a snapshot. What did not change stays the very same object, the
 * snapshot included, so that comparing by identity tells whether an index must be built again.
 *
 * @param topicIds the topics that were read; null when all were
 */
export function mergeSnapshot(
  previous: LibrarySnapshot,
  loaded: LibrarySnapshot,
  topicIds: ReadonlySet<number> | null,
): LibrarySnapshot {
  const articles = merged(byId(previous.articles), byId(loaded.articles), topicIds);
  const inOrder = [...articles.values()].sort((a, b) => a.topicId - b.topicId);
  const next = {
    version: loaded.version,
    categories: unlessEqual(previous.categories, loaded.categories),
    articles: unlessEqual(previous.articles, inOrder),
    contents: unlessEqual(previous.contents, merged(previous.contents, loaded.contents, topicIds)),
  };
  const isSame =
    next.version === previous.version &&
    next.categories === previous.categories &&
    next.articles === previous.articles &&
    next.contents === previous.contents;
  return isSame ? previous : next;
}
