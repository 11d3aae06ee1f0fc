import { guidePage as pageOf } from '@hoa/core/guides/guide-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { notFoundMeta, subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { GuideView } from '../features/guides/guide-view';
import { QueryPage } from './query-page';

const NOT_FOUND = notFoundMeta('Guide Not Found', 'There is no guide at this address.');

function GuidePage({ params: { guideSlug: slug = '' } }: PageProps) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.guides.bySlug.queryOptions({ slug }))}
      titleOf={({ title }) => title}
      notFound={NOT_FOUND}
      skeleton={<PageSkeleton label="Loading the guide">{null}</PageSkeleton>}
    >
      {(guide) => <GuideView key={guide.slug} guide={guide} />}
    </QueryPage>
  );
}

export const guidePage: PageModule = {
  Page: GuidePage,
  async load({ utils }, { guideSlug: slug = '' }) {
    const guide = await utils.guides.bySlug.fetch({ slug }).catch(() => null);
    if (guide === null) return NOT_FOUND;
    return subjectMeta({ kind: 'guide', page: pageOf(guide) });
  },
};
