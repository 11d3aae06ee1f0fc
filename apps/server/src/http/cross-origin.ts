import type { IncomingMessage } from 'node:http';

/**
 * What another site's scripts may read of an answer: when to come back, its name in the log, and the
 * version of a feed or a table to ask for the next one by.
 */
export const EXPOSED_HEADERS = ['ETag', 'Retry-After', 'X-Request-Id'];

const NONE: readonly string[] = [];
/** The API, and the feeds and tables that are read as data. */
const DATA_PATH = /^\/(?:api|trpc)\/|^[^?]+\.(?:atom|csv)(?:\?|$)/;

/**
 * The header that lets another site's scripts read data of ours, for those that may frame us.
 * The same as the cors plugin sets on what comes past it.
 *
 * @returns what to add to a response for a request, as names and values in turn
 */
export function crossOriginHeaders(embedOrigins: readonly string[]) {
  const isOpen = embedOrigins.includes('*');
  return ({ headers: { origin }, url = '' }: IncomingMessage): readonly string[] => {
    if (origin === undefined || !DATA_PATH.test(url)) return NONE;
    if (!isOpen && !embedOrigins.includes(origin)) return NONE;
    return [
      ...['access-control-allow-origin', origin],
      ...['access-control-expose-headers', EXPOSED_HEADERS.join(', ')],
    ];
  };
}
