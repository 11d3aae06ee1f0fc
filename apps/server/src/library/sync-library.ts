import { createHash } from 'node:crypto';
import type { SourceArticle } from '@hoa/content/load-library';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import type { Db } from '@hoa/db/database';
import { upsertCategories } from '@hoa/db/repositories/category.repository';
import {
  findContentVersion,
  lockLibrary,
  saveContentVersion,
} from '@hoa/db/repositories/library.repository';
import { upsertTopics } from '@hoa/db/repositories/topic.repository';
import {
  deleteLibraryContent,
  listContentChecksums,
  upsertContent,
} from '@hoa/db/repositories/topic-content.repository';
import { replaceSections } from '@hoa/db/repositories/topic-section.repository';

/** What a synchronisation changed. */
export interface SyncReport {
  changed: number;
  removed: number;
  /** false when the stored library was already this version and nothing was touched. */
  touched: boolean;
}

/** Told after each rendered article: how many are done, of how many. */
export type SyncProgress = (done: number, total: number) => void;

/** The version of a library: one hash over the catalogue and every article's checksum. */
export function libraryVersion(articles: readonly SourceArticle[]): string {
  const hash = createHash('sha256').update(JSON.stringify(FALLBACK_CATEGORIES));
  for (const { frontMatter, checksum } of articles)
    hash.update(`${frontMatter.slug}:${checksum}\n`);
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
      description: topic.description,
      categoryId: topic.category.id,
      aliases: frontMatter?.aliases ?? [],
      related: frontMatter?.related ?? [],
    };
  });
}

async function storeArticle(trx: Db, topicId: number, article: SourceArticle): Promise<void> {
  const { html, sections, outline, readingMinutes } = article.render();
  const { decidedBy, sources, reviewed } = article.frontMatter;
  await upsertContent(trx, {
    topicId,
    content: html,
    aiGenerated: 0,
    details: { outline, readingMinutes, decidedBy, sources, reviewed },
    checksum: article.checksum,
  });
  await replaceSections(trx, topicId, sections);
}

/**
 * Brings the stored library to the version of the article files: only what changed is rendered
 * and written, all of it in one transaction, so that a process killed midway leaves the old
 * library whole. Running it again changes nothing. Processes that start together wait for each
 * other on a lock and find the work done.
 */
export async function syncLibrary(
  db: Db,
  articles: readonly SourceArticle[],
  onProgress: SyncProgress = () => {},
): Promise<SyncReport> {
  const version = libraryVersion(articles);
  if ((await findContentVersion(db)) === version) return { changed: 0, removed: 0, touched: false };

  return db.transaction().execute(async (trx) => {
    await lockLibrary(trx);
    await upsertCategories(trx, FALLBACK_CATEGORIES);
    await upsertTopics(trx, storedTopics(articles));

    const stored = await listContentChecksums(trx);
    const wanted = new Map(
      articles.flatMap((article) => {
        const topic = CATALOGUE_TOPICS.get(article.frontMatter.slug);
        return topic === undefined ? [] : [[topic.id, article] as const];
      }),
    );
    const changed = [...wanted].filter(([id, { checksum }]) => stored.get(id) !== checksum);
    const removed = [...stored.keys()].filter((id) => !wanted.has(id));

    for (const [done, [topicId, article]] of changed.entries()) {
      await storeArticle(trx, topicId, article);
      onProgress(done + 1, changed.length);
    }
    await deleteLibraryContent(trx, removed);
    for (const topicId of removed) await replaceSections(trx, topicId, []);
    await saveContentVersion(trx, version);
    return { changed: changed.length, removed: removed.length, touched: true };
  });
}
