import type { LibraryArticle } from '@hoa/core/library/library-article';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { anyOf } from './any-of.ts';
import { listSections } from './topic-section.repository.ts';

/** These stored articles, or all, as search and the assistant read them, in catalogue order. */
export async function listLibraryArticles(
  db: Db,
  topicIds?: readonly number[],
): Promise<LibraryArticle[]> {
  const sectionsOf = await listSections(db, topicIds);
  const rows = await db
    .selectFrom('topics')
    .innerJoin('categories', 'categories.id', 'topics.category_id')
    .leftJoin('topic_content', 'topic_content.topic_id', 'topics.id')
    .$if(topicIds !== undefined, (query) => query.where('topics.id', '=', anyOf(topicIds)))
    .select([
      'topics.id as topicId',
      'topics.slug',
      'topics.title',
      'topics.description',
      'topics.aliases',
      'topics.related',
      'topic_content.details',
      'categories.id as categoryId',
      'categories.slug as categorySlug',
      'categories.name as categoryName',
    ])
    .orderBy('topics.id')
    .execute();
  return rows.map(({ categoryId, categorySlug, categoryName, details, ...topic }) => ({
    ...topic,
    category: { id: categoryId, slug: categorySlug, name: categoryName },
    decidedBy: details?.decidedBy ?? [],
    sections: sectionsOf.get(topic.topicId) ?? [],
  }));
}

/** The library that is stored. */
export interface LibraryState {
  /** null before the first load. */
  version: string | null;
  /** How often another library was loaded into this database. */
  loads: number;
}

/** The library that is stored, and how often it was replaced. */
export async function findLibraryState(db: Db): Promise<LibraryState> {
  const rows = await db.selectFrom('library_state').selectAll().execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    version: values.get('content-version') ?? null,
    loads: Number(values.get('content-loads') ?? 0),
  };
}

/** The version of the library that is stored, or null before the first load. */
export async function findContentVersion(db: Db): Promise<string | null> {
  return (await findLibraryState(db)).version;
}

/** Stores which library the tables hold. */
export async function saveLibraryState(
  db: Db,
  { version, loads }: { version: string; loads: number },
): Promise<void> {
  await db
    .insertInto('library_state')
    .values([
      { key: 'content-version', value: version },
      { key: 'content-loads', value: String(loads) },
    ])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((excluded) => ({ value: excluded.ref('excluded.value') })),
    )
    .execute();
}

/** Makes other processes that want to change the library wait until this transaction ends. */
export async function lockLibrary(trx: Db): Promise<void> {
  await sql`lock table library_state in exclusive mode`.execute(trx);
}
