import type { Category, CategoryTopic } from '@hoa/core/schemas/category';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A category as it is stored, without its topics. */
export type StoredCategory = Omit<Category, 'topics' | 'imagePath'>;

/** Every category with its topics in catalogue order: two queries, however many there are. */
export async function listCategories(db: Db): Promise<Category[]> {
  const categories = await db.selectFrom('categories').selectAll().orderBy('id').execute();
  const topics = await db
    .selectFrom('topics')
    .select(['id', 'slug', 'title', 'description', 'category_id'])
    .orderBy('id')
    .execute();
  const topicsOf = Map.groupBy(topics, (topic) => topic.category_id);
  return categories.map((category) => ({
    ...category,
    imagePath: category.image_path,
    topics: (topicsOf.get(category.id) ?? []).map(
      ({ category_id: _, ...topic }): CategoryTopic => ({ ...topic, name: topic.title }),
    ),
  }));
}

/** Takes their slugs from all categories but these, which may then have them. */
export async function freeCategorySlugs(db: Db, kept: readonly number[]): Promise<void> {
  await db
    .updateTable('categories')
    .set({ slug: sql<string>`'removed-' || id` })
    .where('id', 'not in', kept)
    .execute();
}

/** Deletes all categories but these; topics must have left the others. */
export async function deleteOtherCategories(db: Db, kept: readonly number[]): Promise<void> {
  await db.deleteFrom('categories').where('id', 'not in', kept).execute();
}

/** Inserts the categories or brings them up to date, by identifier. */
export async function upsertCategories(
  db: Db,
  categories: readonly StoredCategory[],
): Promise<void> {
  if (categories.length === 0) return;
  await db
    .insertInto('categories')
    .values(
      categories.map(({ id, slug, name, description, image_path }) => ({
        id,
        slug,
        name,
        description,
        image_path,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        slug: excluded.ref('excluded.slug'),
        name: excluded.ref('excluded.name'),
        description: excluded.ref('excluded.description'),
        image_path: excluded.ref('excluded.image_path'),
      })),
    )
    .execute();
}
