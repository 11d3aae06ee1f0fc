import catalogue from '../data/catalogue.json' with { type: 'json' };
import type { Category, CategoryRef, CategoryTopic } from '../schemas/category.ts';

/** A topic of the catalogue together with the category that owns it. */
export interface CatalogueTopic extends CategoryTopic {
  description: string;
  category: CategoryRef;
}

/** Path of a category's illustration on this site. */
export function categoryImagePath(slug: string): string {
  return `/illustrations/${slug}.svg`;
}

function categoryOf(entry: (typeof catalogue)[number]): Category {
  return {
    id: entry.id,
    slug: entry.slug,
    name: entry.name,
    description: entry.description,
    image_path: categoryImagePath(entry.slug),
    imagePath: categoryImagePath(entry.slug),
    topics: entry.topics.map((topic) => ({ ...topic, name: topic.title })),
  };
}

/** The six built-in categories with their 120 topics. */
export const FALLBACK_CATEGORIES: readonly Category[] = catalogue.map(categoryOf);

/** Every topic of the catalogue by slug, in catalogue order. */
export const CATALOGUE_TOPICS: ReadonlyMap<string, CatalogueTopic> = new Map(
  catalogue.flatMap(({ topics, id, slug, name }) =>
    topics.map((topic) => [
      topic.slug,
      { ...topic, name: topic.title, category: { id, slug, name } },
    ]),
  ),
);

/** What a newcomer reads first, whichever category it belongs to. */
const ESSENTIALS = [
  'new-homeowner-orientation',
  'governing-documents',
  'regular-assessments',
  'board-meetings',
  'annual-meetings',
  'architectural-review',
  'maintenance-responsibility',
  'violation-notices',
  'records-inspection',
  'reserve-funds',
  'fair-housing-compliance',
  'dispute-resolution',
];

/** The general category: it resolves by its slug, and lists the essentials of the other six. */
export const GENERAL_CATEGORY: Category = {
  id: 999,
  slug: 'hoa-management',
  name: 'HOA Management',
  description:
    'Where to begin: the documents, meetings, money and rights that every association has in common.',
  image_path: categoryImagePath('hero'),
  imagePath: categoryImagePath('hero'),
  topics: ESSENTIALS.flatMap((slug) => {
    const topic = CATALOGUE_TOPICS.get(slug);
    if (topic === undefined) return [];
    const { category: _, ...listed } = topic;
    return [listed];
  }),
};

/** The reference of a category without its texts. */
export function categoryRef({ id, slug, name }: CategoryRef): CategoryRef {
  return { id, slug, name };
}
