import { isDeepStrictEqual } from 'node:util';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { LibraryPart } from './library-reads.ts';
import type { LibrarySnapshot } from './library-store.ts';

/** What was read anew: the whole library, or what it holds under some topics. */
export interface LoadedLibrary extends LibrarySnapshot {
  /** The topics that were read; null when all were. */
  topicIds: ReadonlySet<number> | null;
}

export interface MergedSnapshot {
  snapshot: LibrarySnapshot;
  /** Empty when nothing differs that a page shows. */
  changed: ReadonlySet<LibraryPart>;
}

/** Everything of an article but its sections, which search reads and pages do not. */
function namesOf(article: LibraryArticle | undefined) {
  return article === undefined ? undefined : { ...article, sections: null };
}

/** What differs between two maps, under the topics that were read anew. */
function differences<Value>(
  before: ReadonlyMap<number, Value>,
  after: ReadonlyMap<number, Value>,
  topicIds: ReadonlySet<number> | null,
) {
  return [...(topicIds ?? new Set([...before.keys(), ...after.keys()]))]
    .map((id) => ({ id, old: before.get(id), fresh: after.get(id) }))
    .filter(({ old, fresh }) => !isDeepStrictEqual(old, fresh));
}

/** The old map with the differences put in; the very same one when there are none. */
function withDifferences<Value>(
  before: ReadonlyMap<number, Value>,
  changes: ReadonlyArray<{ id: number; fresh: Value | undefined }>,
): ReadonlyMap<number, Value> {
  if (changes.length === 0) return before;
  const merged = new Map(before);
  for (const { id, fresh } of changes) {
    if (fresh === undefined) merged.delete(id);
    else merged.set(id, fresh);
  }
  return merged;
}

const byId = ({ articles }: LibrarySnapshot) =>
  new Map(articles.map((article) => [article.topicId, article]));

/**
 * Puts what was read anew into a snapshot. What did not change stays the very same object, so that
 * comparing by identity tells whether an index must be built again.
 */
export function mergeSnapshot(previous: LibrarySnapshot, loaded: LoadedLibrary): MergedSnapshot {
  const { version, topicIds } = loaded;
  const before = byId(previous);
  const articleChanges = differences(before, byId(loaded), topicIds);
  const contentChanges = differences(previous.contents, loaded.contents, topicIds);
  const hasSameCategories = isDeepStrictEqual(previous.categories, loaded.categories);
  const renamed = articleChanges.filter(
    ({ old, fresh }) => !isDeepStrictEqual(namesOf(old), namesOf(fresh)),
  );

  const changed = new Set<LibraryPart>();
  for (const { id } of renamed) changed.add(`article:${id}`).add('articles');
  for (const { id } of contentChanges) changed.add(`content:${id}`);
  if (!hasSameCategories) changed.add('categories');
  if (changed.size > 0 || articleChanges.length > 0) changed.add('everything');
  if (changed.size === 0 && previous.version === version) return { snapshot: previous, changed };

  const articles =
    articleChanges.length === 0
      ? previous.articles
      : [...withDifferences(before, articleChanges).values()].sort((a, b) => a.topicId - b.topicId);
  const contents = withDifferences(previous.contents, contentChanges);
  const categories = hasSameCategories ? previous.categories : loaded.categories;
  return { snapshot: { version, categories, articles, contents }, changed };
}
