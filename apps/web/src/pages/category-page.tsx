import { SKELETON_CATEGORIES } from '@hoa/core/constants';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
import { notFoundMeta, type PageMeta, subjectMeta } from '../app/page-meta';
import { PageSkeleton, SkeletonCards } from '../components/skeletons';
import { CategoryView } from '../features/category/category-view';
import { QueryPage } from './query-page';

const NOT_FOUND_TITLE = 'Category Not Found';

function CategoryPage({ params: { slug = '' } }: PageProps) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.categories.bySlug.queryOptions({ slug }))}
      titleOf={({ name }) => name}
      cardTitle={NOT_FOUND_TITLE}
      skeleton={
        <PageSkeleton label="Loading the category">
          <div className="card-grid">
            <SkeletonCards count={SKELETON_CATEGORIES} />
          </div>
        </PageSkeleton>
      }
    >
      {(category) => <CategoryView category={category} />}
    </QueryPage>
  );
}

async function loadCategoryPage(
  { utils }: Api,
  { slug = '' }: PageProps['params'],
): Promise<PageMeta> {
  const load = loadSubject(
    utils.categories.bySlug.fetch({ slug }),
    notFoundMeta(NOT_FOUND_TITLE, 'The requested category could not be found.'),
    (category) => subjectMeta({ kind: 'category', category }),
    NOT_FOUND_TITLE,
  );
  // In a request of its own, so that one failing does not take the other with it.
  const [meta] = await Promise.all([load, utils.categories.related.prefetch({ slug })]);
  return meta;
}

export const categoryPage: PageModule = { Page: CategoryPage, load: loadCategoryPage };
