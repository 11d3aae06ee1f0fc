import type { SearchRequest } from '@hoa/core/schemas/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { useChosenState } from '../../navigation/chosen-state';

/** The search for some words, with the visitor's state where there is one. */
export function searchRequest(q: string, state: string | undefined): SearchRequest {
  return state === undefined ? { q } : { q, state };
}

/**
 * What the library holds for some words. Each text is a query of its own: an answer that comes
 * late belongs to the words that it was asked for, and never replaces that of newer ones. Until the
 * answer is there, that of the words before stays: isFresh says whose it is.
 */
export function useSearch(words: string) {
  const q = words.trim();
  const { utils, queryClient } = useApi();
  const state = useChosenState()?.code;
  const search = useQuery(
    utils.search.query.queryOptions(searchRequest(q, state), {
      enabled: q !== '',
      placeholderData: keepPreviousData,
    }),
  );
  return {
    result: q === '' || search.isError ? undefined : search.data,
    isError: q !== '' && search.isError,
    /** The result is that of the words typed, not of those before. */
    isFresh: search.isSuccess && !search.isPlaceholderData,
    retry: search.refetch,
    /** Fetches what has just been typed, before it is rendered. */
    prefetch: (typed: string) => {
      const next = typed.trim();
      if (next !== '')
        queryClient.prefetchQuery(utils.search.query.queryOptions(searchRequest(next, state)));
    },
  };
}
