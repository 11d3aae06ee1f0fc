import { createHash } from 'node:crypto';
import type { SourceArticle } from '@hoa/content/load-library';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import type { Db } from '@hoa/db/database';
import {
  deleteOtherCategories,
  freeCategorySlugs,
  upsertCategories,
} from '@hoa/db/repositories/category.repository';
import {
  findLibraryState,
  type LibraryState,
  lockLibrary,
  saveLibraryState,
} from '@hoa/db/repositories/library.repository';
import { deleteOtherTopics, moveTopic, upsertTopics } from '@hoa/db/repositories/topic.repository';
import {
  deleteLibraryContent,
  listContentChecksums,
  upsertContent,
} from '@hoa/db/repositories/topic-content.repository';
import { replaceSections } from '@hoa/db/repositories/topic-section.repository';
import { articleDetails } from './article-details.ts';

/** The articles as their files hold them. */
export interface LibraryFiles {
  articles: readonly SourceArticle[];
  /** Slugs whose files cannot be read now: what is stored of them stays as it is. */
  unreadable?: ReadonlySet<string>;
}

/** What a synchronisation changed. */
export interface SyncReport {
  changed: number;
  removed: number;
  /** false when the stored library was already this version, or stays another, and nothing was touched. */
  touched: boolean;
  /** How often the database had been loaded when these files were last compared with it. */
  loads: number;
}

/** Called after each rendered article: how many are done, of how many. */
export type SyncProgress = (done: number, total: number) => void;

/** The version of a library: one hash over the catalogue and what is known of every article. */
export function libraryVersion({ articles, unreadable = new Set() }: LibraryFiles): string {
  const hash = createHash('sha256').update(JSON.stringify(FALLBACK_CATEGORIES));
  for (const { frontMatter, checksum } of articles)
    hash.update(`${frontMatter.slug}:${checksum}\n`);
  for (const slug of [...unreadable].sort()) hash.update(`${slug}:unreadable\n`);
  return hash.digest('hex');
}

function storedTopics(articles: readonly SourceArticle[]) {
  const sources = new Map(articles.map((article) => [article.frontMatter.slug, article]));
  return [...CATALOGUE_TOPICS.values()].map((topic) => {
    const frontMatter = sources.get(topic.slug)?.frontMatter;
    return {
      id: topic.id,
      slug: topic.slug,
      title: topic.title,
      description: frontMatter?.description ?? topic.description,
      categoryId: topic.category.id,
      aliases: frontMatter?.aliases ?? [],
      related: frontMatter?.related ?? [],
    };
  });
}

/** The topics that are left alone: what is stored of them is better than what can be read. */
function keptTopics(
  stored: ReadonlyMap<number, string>,
  unreadable: ReadonlySet<string> = new Set(),
): ReadonlySet<number> {
  const ids = [...unreadable].flatMap((slug) => CATALOGUE_TOPICS.get(slug)?.id ?? []);
  return new Set(ids.filter((id) => stored.has(id)));
}

/**
 * Brings the stored catalogue to that of the code. What it no longer lists is gone before another
 * topic or category takes its slug.
 */
async function storeCatalogue(
  trx: Db,
  articles: readonly SourceArticle[],
  kept: ReadonlySet<number>,
): Promise<void> {
  const categoryIds = FALLBACK_CATEGORIES.map(({ id }) => id);
  const topics = storedTopics(articles);
  await deleteOtherTopics(
    trx,
    topics.map(({ id }) => id),
  );
  await freeCategorySlugs(trx, categoryIds);
  await upsertCategories(trx, FALLBACK_CATEGORIES);
  await upsertTopics(
    trx,
    topics.filter(({ id }) => !kept.has(id)),
  );
  for (const { id, categoryId } of topics.filter((topic) => kept.has(topic.id))) {
    await moveTopic(trx, id, categoryId);
  }
  await deleteOtherCategories(trx, categoryIds);
}

async function storeArticle(trx: Db, topicId: number, article: SourceArticle): Promise<void> {
  const rendered = article.render();
  await upsertContent(trx, {
    topicId,
    content: rendered.html,
    aiGenerated: 0,
    details: articleDetails(article, rendered),
    checksum: article.checksum,
  });
  await replaceSections(trx, topicId, rendered.sections);
}

/**
 * Brings the stored library to the version of the article files: only what changed is rendered
 * and written, all of it in one transaction, so that a process killed midway leaves the old
 * library whole. Running it again changes nothing. Processes that start together wait for each
 * other on a lock and find the work done. An article that cannot be read keeps its stored text.
 *
 * @param known `loads` of the last report: a library that was loaded since stays. Without it these
 * files are stored, whatever is there
 */
export async function syncLibrary(
  db: Db,
  files: LibraryFiles,
  onProgress: SyncProgress = () => {},
  known = Number.POSITIVE_INFINITY,
): Promise<SyncReport> {
  const version = libraryVersion(files);
  /** null where there is something to do. */
  const untouched = (state: LibraryState): SyncReport | null => {
    const report = { changed: 0, removed: 0, touched: false };
    if (state.version === version) return { ...report, loads: state.loads };
    return state.loads > known ? { ...report, loads: known } : null;
  };
  const before = untouched(await findLibraryState(db));
  if (before !== null) return before;

  return db.transaction().execute(async (trx) => {
    await lockLibrary(trx);
    const state = await findLibraryState(trx);
    const meanwhile = untouched(state);
    if (meanwhile !== null) return meanwhile;
    const stored = await listContentChecksums(trx);
    const kept = keptTopics(stored, files.unreadable);
    await storeCatalogue(trx, files.articles, kept);
    const wanted = new Map(
      files.articles.flatMap((article) => {
        const topic = CATALOGUE_TOPICS.get(article.frontMatter.slug);
        return topic === undefined ? [] : [[topic.id, article] as const];
      }),
    );
    const changed = [...wanted].filter(([id, { checksum }]) => stored.get(id) !== checksum);
    const removed = [...stored.keys()].filter((id) => !wanted.has(id) && !kept.has(id));

    for (const [done, [topicId, article]] of changed.entries()) {
      await storeArticle(trx, topicId, article);
      onProgress(done + 1, changed.length);
    }
    await deleteLibraryContent(trx, removed);
    for (const topicId of removed) await replaceSections(trx, topicId, []);
    const loads = state.loads + 1;
    await saveLibraryState(trx, { version, loads });
    return { changed: changed.length, removed: removed.length, touched: true, loads };
  });
}
