import { stateByCode } from '@hoa/core/jurisdictions';
import { letterPage as pageOf } from '@hoa/core/letters/letter-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
import { notFoundMeta, subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { LetterView } from '../features/letters/letter-view';
import { QueryPage } from './query-page';

const NOT_FOUND = notFoundMeta('Letter Not Found', 'There is no letter at this address.');

function LetterPage({ params: { letterSlug: slug = '' } }: PageProps) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.letters.bySlug.queryOptions({ slug }))}
      titleOf={({ title }) => title}
      notFound={NOT_FOUND}
      skeleton={<PageSkeleton label="Loading the letter">{null}</PageSkeleton>}
    >
      {(letter) => <LetterView key={letter.slug} letter={letter} />}
    </QueryPage>
  );
}

export const letterPage: PageModule = {
  Page: LetterPage,
  load({ utils }, { letterSlug: slug = '', state: named = '' }) {
    return loadSubject(utils.letters.bySlug.fetch({ slug }), NOT_FOUND, async (letter) => {
      await utils.letters.law.prefetch({ slug, state: stateByCode(named.toUpperCase())?.code });
      return subjectMeta({ kind: 'letter', page: pageOf(letter) });
    });
  },
};
