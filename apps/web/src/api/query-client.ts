import { CATEGORIES_GC_MS, CATEGORIES_STALE_MS } from '@hoa/core/constants';
import { QueryClient } from '@tanstack/react-query';

/** Answers that asking again would not change. */
const REFUSALS: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'BAD_REQUEST']);
const UNAVAILABLE = 'SERVICE_UNAVAILABLE';

function codeIn(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'code' in part ? part.code : undefined;
}

/**
 * The codes that an error of the API carries: one that the browser met has its code among its data,
 * one that travelled with a page has it among its meta.
 */
function codesOf(error: unknown): unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { data, meta } = error as { data?: unknown; meta?: unknown };
  return [codeIn(data), codeIn(meta)];
}

/** Whether the API refused what was asked for, as opposed to failing. */
export function isRefusal(error: unknown): boolean {
  return codesOf(error).some((code) => REFUSALS.has(code));
}

/** Whether what was asked for cannot be had for now, and is meant to be asked for again. */
export function isUnavailable(error: unknown): boolean {
  return codesOf(error).includes(UNAVAILABLE);
}

/** Whether something that was fetched failed, so that what was made of it is not whole. */
export function hasFailed(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some(({ state }) => state.status === 'error' && !isRefusal(state.error));
}

/** A query client with the defaults of the specification: fresh for ever, no retry, no refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a connection a request fails at once and can be told; by default it would wait for
        // ever. With the connection back, what is missing on the page is asked for again.
        networkMode: 'offlineFirst',
        // What was refused stays refused; what failed is asked again when its page is entered.
        retryOnMount: ({ state }) => !isRefusal(state.error),
      },
      mutations: { retry: false, networkMode: 'offlineFirst' },
    },
  });
}

/** How the home page reads `categories.list`: always stale, and forgotten when it is left. */
export const CATEGORY_LIST_OPTIONS = {
  staleTime: CATEGORIES_STALE_MS,
  gcTime: CATEGORIES_GC_MS,
} as const;
