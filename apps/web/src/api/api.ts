import type { AppRouter } from '@hoa/server/app-router';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';

/**
 * The typed API of the portal and what was fetched from it, on the server and in the browser.
 *
 * - `utils.topics.bySlug.queryOptions({ slug })` is a query for `useQuery`;
 * - `utils.topics.bySlug.fetch({ slug })` fetches it before a page is entered;
 * - `client.ask.feedback.mutate(…)` calls a mutation.
 */
export function createApi(client: TRPCClient<AppRouter>, queryClient: QueryClient) {
  return { client, queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

export type Api = ReturnType<typeof createApi>;
