import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './refusal';

/** A query client with the defaults of the specification: fresh for ever, no retry, no refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        // What was refused stays refused; what failed is asked again when its page is entered.
        retryOnMount: ({ state }) => !isRefusal(state.error),
      },
      mutations: { retry: false },
    },
  });
}
