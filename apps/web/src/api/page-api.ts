import type { AppRouter } from '@hoa/server/app-router';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';

/**
 * Fetches into a query client what a page will read, on the server before it is rendered and in
 * the browser before it is entered: `api.utils.topics.bySlug.fetch({ slug })`.
 */
export function createPageApi(client: TRPCClient<AppRouter>, queryClient: QueryClient) {
  return { queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

export type PageApi = ReturnType<typeof createPageApi>;
