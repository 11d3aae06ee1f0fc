import { GENERAL_CATEGORY } from '@hoa/core/categories/catalogue';
import { RELATED_CATEGORIES } from '@hoa/core/constants';
import { PortalError } from '@hoa/core/errors';
import type { Category } from '@hoa/core/schemas/category';
import type { LibraryStore } from '../library/library-store.ts';

/** Categories as the pages and both APIs show them. */
export interface CategoryService {
  /** The six categories with their topics, in catalogue order. */
  list(): Category[];
  /** @throws PortalError 'not-found' with the text of the specification */
  bySlug(slug: string): Category;
  /** The first four categories other than the one given. */
  related(slug: string): Category[];
}

export function createCategoryService({ library }: { library: LibraryStore }): CategoryService {
  const list = () => [...library.categories];
  const find = (slug: string) =>
    slug === GENERAL_CATEGORY.slug ? GENERAL_CATEGORY : library.category(slug);
  return {
    list,
    bySlug(slug) {
      const category = find(slug);
      if (category === undefined) throw new PortalError('not-found', 'Category not found');
      return category;
    },
    related(slug) {
      const current = find(slug);
      return list()
        .filter((category) => category !== current)
        .slice(0, RELATED_CATEGORIES);
    },
  };
}
