import type { AppRouter } from '@hoa/server/app-router';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  splitLink,
} from '@trpc/client';

/** An error whose text is the status code, a colon, and the body or the status text (section 8). */
export function httpFailure(status: number, statusText: string, body: string): Error {
  return new Error(`${status}: ${body.trim() || statusText}`);
}

/**
 * Fetches for the typed client. What our own server refuses carries its words as JSON, which the
 * client reads; a failure of anything between (a proxy, a load balancer) becomes a readable error
 * instead of a complaint about JSON.
 *
 * @throws Error '{status}: {body or status text}' for a failure that is not JSON
 */
export async function fetchOrFail(url: RequestInfo | URL, options: RequestInit): Promise<Response> {
  // A page in a sandboxed frame has no origin, and a server may not accept credentials from it.
  const credentials = globalThis.origin === 'null' ? 'omit' : 'include';
  const response = await fetch(url, { ...options, credentials });
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.ok || isJson) return response;
  throw httpFailure(response.status, response.statusText, await response.text());
}

const WIRE = {
  url: '/trpc',
  maxURLLength: 2_000,
  fetch: (url: RequestInfo | URL | string, options?: object) =>
    fetchOrFail(url, options as RequestInit),
};

/**
 * The client of the browser: calls made together travel in one request, credentials included. An
 * answer that is shown while it is written comes over a stream of its own. What is asked at every
 * key goes at once, without waiting for others to go with it.
 */
export function createBrowserClient() {
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => path === 'ask.stream',
        true: httpBatchStreamLink(WIRE),
        false: splitLink({
          condition: ({ path }) => path === 'search.query' || path === 'questions.suggest',
          true: httpLink(WIRE),
          false: httpBatchLink(WIRE),
        }),
      }),
    ],
  });
}
