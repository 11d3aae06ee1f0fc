import type { IncomingMessage } from 'node:http';

/**
 * What another site's scripts may read of an answer: when to come back, its name in the log, and the
 * version of a feed or a table to ask for the next one by.
 */
export const EXPOSED_HEADERS = ['ETag', 'Retry-After', 'X-Request-Id'];

const NONE: readonly string[] = [];
/** The API, and the feeds and tables that are read as data. */
const DATA_PATH = /^\/(?:api|trpc)\/|^[^?]+\.(?:atom|csv)(?:\?|$)/;

/** The hosts beneath one, as frame-ancestors understands '*.': at any depth, and not the host itself. */
function beneath(pattern: string): RegExp {
  const [scheme = '', host = ''] = pattern.split('*.');
  const source = host.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);
  return new RegExp(`^${scheme}(?:[^./:]+\\.)+${source}$`);
}

/**
 * The sites that EMBED_ORIGINS names, in the form of the cors plugin: those that may frame us, read
 * our data and call our tools.
 *
 * @returns true for any
 */
export function embedders(embedOrigins: readonly string[]): true | Array<string | RegExp> {
  if (embedOrigins.includes('*')) return true;
  return embedOrigins.map((origin) => (origin.includes('*') ? beneath(origin) : origin));
}

/** @returns whether an Origin header is that of a site in EMBED_ORIGINS */
export function isEmbedder(embedOrigins: readonly string[]): (origin: string) => boolean {
  const sites = embedders(embedOrigins);
  if (sites === true) return () => true;
  return (origin) =>
    sites.some((site) => (typeof site === 'string' ? site === origin : site.test(origin)));
}

/**
 * The header that lets another site's scripts read data of ours, for those that may frame us.
 * The same as the cors plugin sets on what comes past it.
 *
 * @returns what to add to a response for a request, as names and values in turn
 */
export function crossOriginHeaders(embedOrigins: readonly string[]) {
  const mayRead = isEmbedder(embedOrigins);
  return ({ headers: { origin }, url = '' }: IncomingMessage): readonly string[] => {
    if (origin === undefined || !DATA_PATH.test(url) || !mayRead(origin)) return NONE;
    return [
      ...['access-control-allow-origin', origin],
      ...['access-control-expose-headers', EXPOSED_HEADERS.join(', ')],
    ];
  };
}
