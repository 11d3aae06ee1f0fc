import { SKELETON_CATEGORIES } from '@hoa/core/constants';
import { CardGrid } from '../../components/card-grid';
import { PageSection } from '../../components/page-section';
import { SkeletonCard } from '../../components/skeleton-card';
import classes from './categories-section.module.css';
import { CategoryCard } from './category-card';
import { useCategoryList } from './use-category-list';

/** The six categories of the library with their topics. */
export function CategoriesSection() {
  const { data: categories, errorUpdateCount } = useCategoryList();
  const hasFailed = categories === undefined && errorUpdateCount > 0;
  return (
    <PageSection
      id="categories"
      title="Comprehensive HOA Knowledge"
      subtitle="Six subjects, twenty articles each, written for the people who have to act on them."
    >
      {hasFailed && (
        <div role="alert" className={classes.failure}>
          <p className={classes.failureTitle}>Failed to fetch categories</p>
          <p>The page keeps trying by itself. Search and the assistant work in the meantime.</p>
        </div>
      )}
      {!hasFailed && (
        <CardGrid>
          {categories?.map((category) => <CategoryCard key={category.id} category={category} />) ??
            Array.from({ length: SKELETON_CATEGORIES }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <SkeletonCard key={index} />
            ))}
        </CardGrid>
      )}
    </PageSection>
  );
}
