import type { ArticleDetails } from '@hoa/core/schemas/topic';
import type { TopicContent } from '@hoa/core/schemas/topic-content';
import { type Selectable, sql } from 'kysely';
import type { Db, TopicContentTable } from '../database.ts';
import { anyOf } from './any-of.ts';

/** A stored text together with what its page shows beside it. */
export interface StoredContent {
  content: TopicContent;
  details: ArticleDetails | null;
}

/** What is written when a text is stored. */
export interface NewContent {
  topicId: number;
  content: string;
  aiGenerated: 0 | 1;
  details: ArticleDetails | null;
  checksum: string | null;
}

function storedContent(row: Selectable<TopicContentTable>): StoredContent {
  return {
    content: {
      id: row.id,
      topicId: row.topic_id,
      content: row.content,
      aiGenerated: row.ai_generated,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    },
    details: row.details,
  };
}

/** The stored text of a topic, or null. */
export async function findContent(db: Db, topicId: number): Promise<StoredContent | null> {
  const row = await db
    .selectFrom('topic_content')
    .where('topic_id', '=', topicId)
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : storedContent(row);
}

/** The stored texts of these topics, or of all, by topic. */
export async function listContents(
  db: Db,
  topicIds?: readonly number[],
): Promise<Map<number, StoredContent>> {
  const rows = await db
    .selectFrom('topic_content')
    .$if(topicIds !== undefined, (query) => query.where('topic_id', '=', anyOf(topicIds)))
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.topic_id, storedContent(row)]));
}

/** Checksums of the library's texts by topic; generated texts have none and are left out. */
export async function listContentChecksums(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('topic_content')
    .where('checksum', 'is not', null)
    .select(['topic_id', 'checksum'])
    .execute();
  return new Map(rows.map((row) => [row.topic_id, row.checksum ?? '']));
}

/** Stores the text of a topic, replacing what was there. */
export async function upsertContent(db: Db, content: NewContent): Promise<void> {
  await db
    .insertInto('topic_content')
    .values({
      topic_id: content.topicId,
      content: content.content,
      ai_generated: content.aiGenerated,
      details: content.details === null ? null : JSON.stringify(content.details),
      checksum: content.checksum,
    })
    .onConflict((conflict) =>
      conflict.column('topic_id').doUpdateSet((excluded) => ({
        content: excluded.ref('excluded.content'),
        ai_generated: excluded.ref('excluded.ai_generated'),
        details: excluded.ref('excluded.details'),
        checksum: excluded.ref('excluded.checksum'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/**
 * Stores a text that a provider wrote, unless the topic has one by now: what editors or another
 * process stored first stays.
 */
export async function insertGeneratedContent(
  db: Db,
  topicId: number,
  content: string,
): Promise<void> {
  await db
    .insertInto('topic_content')
    .values({ topic_id: topicId, content, ai_generated: 1, details: null, checksum: null })
    .onConflict((conflict) => conflict.column('topic_id').doNothing())
    .execute();
}

/** Removes library texts whose articles are gone. Generated texts stay. */
export async function deleteLibraryContent(db: Db, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return;
  await db
    .deleteFrom('topic_content')
    .where('topic_id', 'in', topicIds)
    .where('checksum', 'is not', null)
    .execute();
}
