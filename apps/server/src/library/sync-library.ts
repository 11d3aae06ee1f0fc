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
  /** false when the stored library was already this version and nothing was touched. */
  touched: boolean;
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

async function storeArticle(trx: Db, topicId: number, article: SourceArticle): Promise<void> {
  const { html, sections, outline, readingMinutes } = article.render();
  const { decidedBy, sources, reviewed, lawChecked, facts } = article.frontMatter;
  await upsertContent(trx, {
    topicId,
    content: html,
    aiGenerated: 0,
    details: { outline, readingMinutes, decidedBy, sources, reviewed, lawChecked, facts },
    checksum: article.checksum,
  });
  await replaceSections(trx, topicId, sections);
}

/**
 * Brings the stored library to the version of the article files: only what changed is rendered
 * and written, all of it in one transaction, so that a process killed midway leaves the old
 * library whole. Running it again changes nothing. Processes that start together wait for each
 * other on a lock and find the work done. An article that cannot be read keeps its stored text.
 */
export async function syncLibrary(
  db: Db,
  files: LibraryFiles,
  onProgress: SyncProgress = () => {},
): Promise<SyncReport> {
  const version = libraryVersion(files);
  if ((await findContentVersion(db)) === version) return { changed: 0, removed: 0, touched: false };

  return db.transaction().execute(async (trx) => {
    await lockLibrary(trx);
    await upsertCategories(trx, FALLBACK_CATEGORIES);
    const stored = await listContentChecksums(trx);
    const kept = keptTopics(stored, files.unreadable);
    const topics = storedTopics(files.articles);
    await upsertTopics(
      trx,
      topics.filter(({ id }) => !kept.has(id)),
    );
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
    await saveContentVersion(trx, version);
    return { changed: changed.length, removed: removed.length, touched: true };
  });
}
