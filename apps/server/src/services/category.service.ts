import { GENERAL_CATEGORY } from '@hoa/core/categories/catalogue';
import { TOPIC_GROUPS } from '@hoa/core/categories/topic-groups';
import { RELATED_CATEGORIES } from '@hoa/core/constants';
import { PortalError } from '@hoa/core/errors';
import type { Category, CategoryPage, CategoryTopic } from '@hoa/core/schemas/category';
import type { LibraryStore } from '../library/library-store.ts';

/** Categories as the pages and both APIs show them. */
export interface CategoryService {
  /** The six categories with their topics, in catalogue order. */
  list(): Category[];
  /** @throws PortalError 'not-found' with the text of the specification */
  bySlug(slug: string): CategoryPage;
  /** The first four categories other than the one given. */
  related(slug: string): Category[];
}

/** The subheads of a category; topics that none names come last, under one that says so. */
function groupsOf({ slug, topics }: Category): CategoryPage['groups'] {
  const groups = TOPIC_GROUPS[slug] ?? [];
  if (groups.length === 0) return [];
  const placed = new Set(groups.flatMap(({ slugs }) => slugs));
  const there = new Set(topics.map((topic) => topic.slug));
  const others = topics.map((topic) => topic.slug).filter((one) => !placed.has(one));
  return [...groups, { title: 'More topics', slugs: others }]
    .map(({ title, slugs }) => ({ title, slugs: slugs.filter((one) => there.has(one)) }))
    .filter(({ slugs }) => slugs.length > 0);
}

export function createCategoryService({ library }: { library: LibraryStore }): CategoryService {
  const list = () => [...library.categories];
  const isShown = ({ slug }: CategoryTopic) => !library.hidesTopic(slug);
  const general = () => ({
    ...GENERAL_CATEGORY,
    topics: GENERAL_CATEGORY.topics.filter(isShown),
  });
  const find = (slug: string) =>
    slug === GENERAL_CATEGORY.slug ? general() : library.category(slug);
  const timed = (topic: CategoryTopic): CategoryPage['topics'][number] => {
    const readingMinutes = library.content(topic.id)?.details?.readingMinutes;
    return readingMinutes === undefined ? topic : { ...topic, readingMinutes };
  };
  return {
    list,
    bySlug(slug) {
      const category = find(slug);
      if (category === undefined) throw new PortalError('not-found', 'Category not found');
      return { ...category, topics: category.topics.map(timed), groups: groupsOf(category) };
    },
    related(slug) {
      const current = find(slug);
      return list()
        .filter((category) => category.id !== current?.id)
        .slice(0, RELATED_CATEGORIES);
    },
  };
}
