import { jurisdictionBySlug } from '@hoa/core/jurisdictions';
import { statePage } from '@hoa/core/law/law-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
import { notFoundMeta, subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { StateLaw } from '../features/law/state-law';
import { NotFound } from './not-found';
import { QueryPage } from './query-page';

const NOT_FOUND = notFoundMeta('State Not Found', 'There is no state at this address.');

function LoadedState({ code }: { code: string }) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.law.state.queryOptions({ state: code }))}
      titleOf={(law) => statePage(law).title}
      notFound={NOT_FOUND}
      skeleton={<PageSkeleton label="Loading the law of the state">{null}</PageSkeleton>}
    >
      {(law) => <StateLaw key={law.code} law={law} />}
    </QueryPage>
  );
}

function LawStatePage({ params: { stateSlug = '' } }: PageProps) {
  const state = jurisdictionBySlug(stateSlug);
  return state === undefined ? <NotFound meta={NOT_FOUND} /> : <LoadedState code={state.code} />;
}

export const lawStatePage: PageModule = {
  Page: LawStatePage,
  async load({ utils }, { stateSlug = '' }) {
    const state = jurisdictionBySlug(stateSlug);
    if (state === undefined) return NOT_FOUND;
    return loadSubject(utils.law.state.fetch({ state: state.code }), NOT_FOUND, () =>
      subjectMeta({ kind: 'law', page: statePage(state), crumb: state.name }),
    );
  },
};
