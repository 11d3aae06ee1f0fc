import type { FastifyInstance } from 'fastify';

/** A visitor who sends slowly is let go; a whole request takes a browser milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Nothing was sent or taken for this long: a client that stalled while reading an answer. */
const SILENCE_TIMEOUT_MS = 120_000;
/** Longer than proxies keep theirs (nginx: 60 s), so that it is they who let go first. */
const KEEP_ALIVE_MS = 72_000;
const CHECK_EVERY_MS = 2_000;
const MAX_CONNECTIONS = 8_000;
const MAX_HEADERS = 100;

/** Settings of the HTTP server that keep slow and stalled clients from piling up. */
export const CONNECTION_LIMITS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: SILENCE_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // While stopping, a request that still arrives is answered, on a connection that then closes.
  return503OnClosing: false,
  http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
};

/** Bounds what a server accepts at all. */
export function limitConnections({ server }: FastifyInstance): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
}
