import type { TopicRef } from '@hoa/core/schemas/topic';
import type { Db } from '../database.ts';

/** A topic as editors describe it. */
export interface StoredTopic extends TopicRef {
  categoryId: number;
  description: string;
  aliases: string[];
  related: string[];
}

/** Deletes all topics but these, with their texts and sections. */
export async function deleteOtherTopics(db: Db, kept: readonly number[]): Promise<void> {
  await db.deleteFrom('topics').where('id', 'not in', kept).execute();
}

/** Puts a topic into a category, and leaves the rest of it as it is. */
export async function moveTopic(db: Db, id: number, categoryId: number): Promise<void> {
  await db.updateTable('topics').set({ category_id: categoryId }).where('id', '=', id).execute();
}

/** Inserts topics or brings them up to date, by identifier. */
export async function upsertTopics(db: Db, topics: readonly StoredTopic[]): Promise<void> {
  if (topics.length === 0) return;
  await db
    .insertInto('topics')
    .values(
      topics.map(({ id, categoryId, slug, title, description, aliases, related }) => ({
        id,
        category_id: categoryId,
        slug,
        title,
        description,
        aliases,
        related,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        category_id: excluded.ref('excluded.category_id'),
        slug: excluded.ref('excluded.slug'),
        title: excluded.ref('excluded.title'),
        description: excluded.ref('excluded.description'),
        aliases: excluded.ref('excluded.aliases'),
        related: excluded.ref('excluded.related'),
      })),
    )
    .execute();
}
