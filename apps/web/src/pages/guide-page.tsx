import { guidePage as pageOf } from '@hoa/core/guides/guide-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
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
  load({ utils }, { guideSlug: slug = '' }) {
    return loadSubject(utils.guides.bySlug.fetch({ slug }), NOT_FOUND, (guide) =>
      subjectMeta({ kind: 'guide', page: pageOf(guide) }),
    );
  },
};
