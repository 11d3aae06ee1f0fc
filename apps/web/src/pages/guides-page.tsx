import { GUIDES_PAGE } from '@hoa/core/guides/guide-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule } from '../app/lazy-page';
import { subjectMeta } from '../app/page-meta';
import { PageBanner } from '../components/page-banner';
import { PageSkeleton } from '../components/skeletons';
import { GuideList } from '../features/guides/guide-list';
import { QueryPage } from './query-page';

function GuidesPage() {
  const { utils } = useApi();
  const { title, description } = GUIDES_PAGE;
  return (
    <QueryPage
      query={useQuery(utils.guides.list.queryOptions({}))}
      titleOf={() => title}
      skeleton={<PageSkeleton label="Loading the guides">{null}</PageSkeleton>}
    >
      {(guides) => (
        <>
          <PageBanner
            part="guide"
            title="What happened, and what to do tonight"
            text={description}
          />
          <div className="page">
            <GuideList guides={guides} />
          </div>
        </>
      )}
    </QueryPage>
  );
}

export const guidesPage: PageModule = {
  Page: GuidesPage,
  async load({ utils }) {
    await utils.guides.list.prefetch({});
    return subjectMeta({ kind: 'guide', page: GUIDES_PAGE });
  },
};
