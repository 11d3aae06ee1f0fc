import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { type PageMeta, pageTitle, SITE_NAME } from '../app/page-meta';
import { MessageCard, NOT_FOUND_TEXT } from '../components/message-card';
import { PageContainer } from '../components/page-container';
import { CategorySkeleton } from '../features/category/category-skeleton';
import { CategoryView } from '../features/category/category-view';

const NOT_FOUND_TITLE = 'Category Not Found';

function CategoryPage({ params: { slug = '' } }: PageProps) {
  const { utils } = useApi();
  const category = useQuery(utils.categories.bySlug.queryOptions({ slug }));
  const name = category.data?.name ?? (category.isError ? NOT_FOUND_TITLE : undefined);
  useDocumentTitle(name === undefined ? SITE_NAME : pageTitle(name));

  if (category.isPending) return <CategorySkeleton />;
  if (category.isSuccess) return <CategoryView category={category.data} />;
  return (
    <PageContainer>
      <MessageCard title={NOT_FOUND_TITLE} text={NOT_FOUND_TEXT} />
    </PageContainer>
  );
}

async function loadCategoryPage(
  { utils }: Api,
  { slug = '' }: PageProps['params'],
): Promise<PageMeta> {
  const category = await utils.categories.bySlug.fetch({ slug }).catch(() => null);
  // In a request of its own, so that one failing does not take the other with it.
  await utils.categories.related.prefetch({ slug });
  return {
    title: pageTitle(category?.name ?? NOT_FOUND_TITLE),
    description: category?.description ?? 'The requested category could not be found.',
    status: category === null ? 404 : 200,
    indexable: category !== null,
    subject: category === null ? null : { kind: 'category', category },
  };
}

export const categoryPage: PageModule = { Page: CategoryPage, load: loadCategoryPage };
