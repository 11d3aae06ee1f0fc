import { dehydrate, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Stands for "when the page was made": the same in every process and each time it is made. */
const RENDERED_AT = 1;

const timeOf = (updatedAt: number) => (updatedAt === 0 ? 0 : RENDERED_AT);

/**
 * What a rendered page read, for the browser to begin with. The moments of reading are left out:
 * the same page made again, or by another process, is the same bytes under the same validator.
 *
 * @param sent keys of the queries that travel; all of them where it is left out
 */
export function dehydrateQueries(queryClient: QueryClient, sent?: readonly QueryKey[]) {
  const sentHashes = sent && new Set(sent.map(hashKey));
  const { queries } = dehydrate(queryClient, {
    // A failed query travels too: the browser shows the same card and asks again only later.
    shouldDehydrateQuery: ({ queryHash, state: { status } }) =>
      status !== 'pending' && (sentHashes?.has(queryHash) ?? true),
  });
  return {
    mutations: [],
    queries: queries.map(({ dehydratedAt: _, state, ...query }) => ({
      ...query,
      state: {
        ...state,
        dataUpdatedAt: timeOf(state.dataUpdatedAt),
        errorUpdatedAt: timeOf(state.errorUpdatedAt),
      },
    })),
  };
}
