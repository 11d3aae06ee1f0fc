import { SKELETON_CATEGORIES } from '@hoa/core/constants';
import { PageSection } from '../../components/page-section';
import { SkeletonCards } from '../../components/skeletons';
import { useBrand } from '../../theme/brand';
import classes from './categories-section.module.css';
import { CategoryCard } from './category-card';
import { useCategoryList } from './use-category-list';

/** The six categories of the library with their topics. */
export function CategoriesSection() {
  const isWhole = useBrand().categories === undefined;
  const { data: categories, errorUpdateCount } = useCategoryList();
  const hasFailed = categories === undefined && errorUpdateCount > 0;
  return (
    <PageSection
      id="categories"
      title="Comprehensive HOA Knowledge"
      subtitle={`${isWhole ? 'Six subjects, twenty articles each' : 'Twenty articles on each subject'}, written for the people who have to act on them.`}
    >
      {hasFailed && (
        <div role="alert" className={classes.failure}>
          <p className={classes.failureTitle}>Failed to fetch categories</p>
          <p>The page keeps trying by itself. Search and the assistant work in the meantime.</p>
        </div>
      )}
      {!hasFailed && categories === undefined && (
        <div className="card-grid">
          <SkeletonCards count={SKELETON_CATEGORIES} />
        </div>
      )}
      {!hasFailed && categories !== undefined && (
        <div className={classes.list}>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </div>
      )}
    </PageSection>
  );
}
