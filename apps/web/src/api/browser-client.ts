import type { AppRouter } from '@hoa/server/app-router';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  splitLink,
} from '@trpc/client';
import { fetchOrFail } from './http-failure';

const WIRE = {
  url: '/trpc',
  maxURLLength: 2_000,
  fetch: (url: RequestInfo | URL | string, options?: object) =>
    fetchOrFail(url, options as RequestInit),
};

/**
 * The client of the browser: calls made together travel in one request, credentials included. An
 * answer that is shown while it is written comes over a stream of its own. A search goes at once,
 * without waiting for others to go with it: each key waits for its results.
 */
export function createBrowserClient() {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => path === 'ask.stream',
        true: httpBatchStreamLink(WIRE),
        false: splitLink({
          condition: ({ path }) => path === 'search.query',
          true: httpLink(WIRE),
          false: httpBatchLink(WIRE),
        }),
      }),
    ],
  });
}
