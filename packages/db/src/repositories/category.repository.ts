import type { Category, CategoryTopic } from '@hoa/core/schemas/category';
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
