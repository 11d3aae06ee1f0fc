import { LAW_PAGES } from '@hoa/core/law/law-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule } from '../app/lazy-page';
import { subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { LawChangesView } from '../features/law/law-changes';
import { QueryPage } from './query-page';

function LawChangesPage() {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.law.changes.queryOptions())}
      titleOf={() => LAW_PAGES.changes.title}
      skeleton={<PageSkeleton label="Loading the changes">{null}</PageSkeleton>}
    >
      {(changes) => <LawChangesView changes={changes} />}
    </QueryPage>
  );
}

export const lawChangesPage: PageModule = {
  Page: LawChangesPage,
  async load({ utils }) {
    await utils.law.changes.prefetch();
    return subjectMeta({ kind: 'law', page: LAW_PAGES.changes, crumb: 'What changed' });
  },
};
