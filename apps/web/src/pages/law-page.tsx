import { LAW_PAGES } from '@hoa/core/law/law-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule } from '../app/lazy-page';
import { subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { LawOverview } from '../features/law/law-overview';
import { QueryPage } from './query-page';

function LawPage() {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.law.states.queryOptions())}
      titleOf={() => LAW_PAGES.overview.title}
      skeleton={<PageSkeleton label="Loading the states">{null}</PageSkeleton>}
    >
      {(states) => <LawOverview states={states} />}
    </QueryPage>
  );
}

export const lawPage: PageModule = {
  Page: LawPage,
  async load({ utils }) {
    await utils.law.states.prefetch();
    return subjectMeta({ kind: 'law', page: LAW_PAGES.overview, crumb: 'State law' });
  },
};
