import type { Category } from '@hoa/core/schemas/category';
import { categoryColors } from '../../components/category-colors';
import { PageContainer } from '../../components/page-container';
import { CategoryBanner } from './category-banner';
import { CategoryTopics } from './category-topics';
import { RelatedCategories } from './related-categories';

/** A category with its topics, and where else to look. */
export function CategoryView({ category }: { category: Category }) {
  return (
    <div style={categoryColors(category.slug)}>
      <CategoryBanner category={category} />
      <PageContainer>
        <CategoryTopics category={category} />
        <RelatedCategories slug={category.slug} />
      </PageContainer>
    </div>
  );
}
