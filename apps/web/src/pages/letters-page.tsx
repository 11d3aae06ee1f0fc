import { LETTERS_PAGE } from '@hoa/core/letters/letter-pages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule } from '../app/lazy-page';
import { subjectMeta } from '../app/page-meta';
import { PageBanner } from '../components/page-banner';
import { PageSkeleton } from '../components/skeletons';
import { LetterList } from '../features/letters/letter-list';
import { QueryPage } from './query-page';

function LettersPage() {
  const { utils } = useApi();
  const { title, description } = LETTERS_PAGE;
  return (
    <QueryPage
      query={useQuery(utils.letters.list.queryOptions({}))}
      titleOf={() => title}
      skeleton={<PageSkeleton label="Loading the letters">{null}</PageSkeleton>}
    >
      {(letters) => (
        <>
          <PageBanner part="letter" title={title} text={description} />
          <div className="page">
            <LetterList letters={letters} />
          </div>
        </>
      )}
    </QueryPage>
  );
}

export const lettersPage: PageModule = {
  Page: LettersPage,
  async load({ utils }) {
    await utils.letters.list.prefetch({});
    return subjectMeta({ kind: 'letter', page: LETTERS_PAGE });
  },
};
