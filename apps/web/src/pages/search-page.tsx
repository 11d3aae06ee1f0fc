import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import type { Api } from '../api/api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { type PageMeta, pageTitle } from '../app/page-meta';
import { PageContainer } from '../components/page-container';
import { FoundList } from '../features/search/found-list';
import { SearchForm } from '../features/search/search-form';

/** The words of an address, as long as a search may be. */
const wordsOf = (q: string | null | undefined) => (q ?? '').trim().slice(0, SEARCH_MAX_CHARS);
const titleOf = (words: string) => pageTitle(words === '' ? 'Search' : `Search: ${words}`);

function SearchPage({ search }: PageProps) {
  const navigate = useNavigate();
  const words = wordsOf(new URLSearchParams(search).get('q'));
  const searchFor = (q: string) => navigate(`/search?${new URLSearchParams({ q })}`);
  useDocumentTitle(titleOf(words));
  return (
    <PageContainer>
      <SearchForm key={words} words={words} onSearch={searchFor} />
      {words !== '' && <FoundList words={words} />}
    </PageContainer>
  );
}

async function loadSearchPage({ utils }: Api, { q }: PageProps['params']): Promise<PageMeta> {
  const words = wordsOf(q);
  if (words !== '') await utils.search.query.prefetch({ q: words });
  return {
    title: titleOf(words),
    description: 'Search the articles and the glossary of the library.',
    status: 200,
    indexable: false,
    subject: null,
  };
}

export const searchPage: PageModule = { Page: SearchPage, load: loadSearchPage };
