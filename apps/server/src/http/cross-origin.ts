import type { IncomingMessage } from 'node:http';

/** What another site's scripts may read of an answer: when to come back, and its name in the log. */
export const EXPOSED_HEADERS = ['Retry-After', 'X-Request-Id'];

const NONE: readonly string[] = [];
const API_PATH = /^\/(?:api|trpc)\//;

/**
 * The header that lets another site's scripts read an API answer, for those that may frame us.
 * The same as the cors plugin sets on what comes past it.
 *
 * @returns what to add to a response for a request, as names and values in turn
 */
export function crossOriginHeaders(embedOrigins: readonly string[]) {
  const isOpen = embedOrigins.includes('*');
  return ({ headers: { origin }, url = '' }: IncomingMessage): readonly string[] => {
    if (origin === undefined || !API_PATH.test(url)) return NONE;
    if (!isOpen && !embedOrigins.includes(origin)) return NONE;
    return [
      ...['access-control-allow-origin', origin],
      ...['access-control-expose-headers', EXPOSED_HEADERS.join(', ')],
    ];
  };
}
