import { stateByCode } from '@hoa/core/jurisdictions';
import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { useNavigate } from 'react-router-dom';
import type { Api } from '../api/api';
import type { PageModule, PageProps } from '../app/lazy-page';
import type { PageMeta } from '../app/page-meta';
import { FoundList } from '../features/search/found-list';
import { SearchForm } from '../features/search/search-form';
import { searchRequest } from '../features/search/use-search';
import { stateInAddress } from '../navigation/chosen-state';
import { usePageTitle } from './use-page-title';

/** The words of an address, as long as a search may be. */
const searchedWords = (q: string | null | undefined) => (q ?? '').trim().slice(0, SEARCH_MAX_CHARS);
const titleOf = (words: string) => (words === '' ? 'Search' : `Search: ${words}`);

function SearchPage({ search }: PageProps) {
  const navigate = useNavigate();
  const words = searchedWords(new URLSearchParams(search).get('q'));
  const searchFor = (q: string) =>
    navigate(`/search?${new URLSearchParams(searchRequest(q, state?.code))}`);
  const state = stateInAddress(search);
  usePageTitle(titleOf(words));
  return (
    <div className="page">
      <SearchForm words={words} state={state?.code} onSearch={searchFor} />
      {words !== '' && <FoundList words={words} />}
    </div>
  );
}

async function loadSearchPage(
  { utils }: Api,
  { q, state = '' }: PageProps['params'],
): Promise<PageMeta> {
  const words = searchedWords(q);
  const request = searchRequest(words, stateByCode(state.toUpperCase())?.code);
  if (words !== '') await utils.search.query.prefetch(request);
  return {
    title: titleOf(words),
    description: 'Search the articles and the glossary of the library.',
    status: 200,
    indexable: false,
    subject: null,
  };
}

export const searchPage: PageModule = { Page: SearchPage, load: loadSearchPage };
