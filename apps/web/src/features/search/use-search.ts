import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';

/**
 * What the library holds for some words. Each text is a query of its own: an answer that comes
 * late belongs to the words that it was asked for, and never replaces that of newer ones. Until the
 * answer is there, that of the words before stays.
 */
export function useSearch(words: string) {
  const q = words.trim();
  const { utils, queryClient } = useApi();
  const search = useQuery(
    utils.search.query.queryOptions(
      { q },
      { enabled: q !== '', placeholderData: keepPreviousData },
    ),
  );
  return {
    result: q === '' || search.isError ? undefined : search.data,
    isError: q !== '' && search.isError,
    /** The result is that of the words typed, not of those before. */
    isFresh: search.isSuccess && !search.isPlaceholderData,
    retry: search.refetch,
    /** Asks for what has just been typed, before it is drawn. */
    askAhead: (typed: string) => {
      const next = typed.trim();
      if (next !== '') queryClient.prefetchQuery(utils.search.query.queryOptions({ q: next }));
    },
  };
}
