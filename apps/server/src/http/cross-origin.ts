import type { IncomingMessage } from 'node:http';

const NONE: readonly string[] = [];
const API_PATH = /^\/(?:api|trpc)\//;

/**
 * The header that lets another site's scripts read an API answer, for those that may frame us.
 * The same as the cors plugin sets on what is not answered from memory.
 *
 * @returns what to add to a response for a request, as names and values in turn
 */
export function crossOriginHeaders(embedOrigins: readonly string[]) {
  const isOpen = embedOrigins.includes('*');
  return ({ headers: { origin }, url = '' }: IncomingMessage): readonly string[] => {
    if (origin === undefined || !API_PATH.test(url)) return NONE;
    return isOpen || embedOrigins.includes(origin) ? ['access-control-allow-origin', origin] : NONE;
  };
}
