import {
  createServer as createNodeServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '@hoa/core/errors';
import type { FastifyInstance } from 'fastify';
import type { MakeEarlyRefusal } from './early-refusal.ts';

/** A visitor who sends slowly is let go; a whole request takes a browser milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** Nothing was sent or taken for this long: a client that stalled while reading an answer. */
const SILENCE_TIMEOUT_MS = 120_000;
/** Longer than proxies keep theirs (nginx: 60 s), so that it is they who let go first. */
const KEEP_ALIVE_MS = 72_000;
const CHECK_EVERY_MS = 2_000;
const CONNECTIONS_MAX = 8_000;
const HEADERS_MAX = 100;
const SWEEP_EVERY_MS = 50;

const NO_HOST: Refusal = {
  message: 'Name the host that you ask in a Host header.',
  code: 'bad-request',
};
const UNKNOWN_EXPECTATION: Refusal = {
  message: 'Leave the Expect header out, or send 100-continue in it.',
  code: 'bad-request',
};

/** HTTP wants a host of its version 1.1. Node would refuse by itself, without a header of ours. */
function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}

/**
 * Creates the server beneath Fastify, with limits that keep slow and stalled clients from piling up.
 *
 * @param answer may answer a request before it is routed. @returns whether it has
 * @param refusalOf makes the answers to what HTTP itself does not allow
 */
export function createServer(
  route: RequestListener,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
  refusalOf: MakeEarlyRefusal,
): Server {
  const refuse = (
    { method, url }: IncomingMessage,
    response: ServerResponse,
    status: number,
    refusal: Refusal,
  ) => {
    const { headers, body } = refusalOf(`${method} ${url} `, status, refusal);
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  };
  const options = {
    requireHostHeader: false,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
  };
  const server = createNodeServer(options, (request, response) => {
    if (lacksHost(request)) refuse(request, response, 400, NO_HOST);
    else if (!answer(request, response)) route(request, response);
  });
  server.on('checkExpectation', (request, response) =>
    refuse(request, response, 417, UNKNOWN_EXPECTATION),
  );
  server.setTimeout(SILENCE_TIMEOUT_MS);
  server.maxConnections = CONNECTIONS_MAX;
  server.maxHeadersCount = HEADERS_MAX;
  return server;
}

/**
 * Lets go, while the server closes, of connections on which nothing is under way. Node does so
 * once, when closing begins: one that falls idle after it, or that a browser has opened ahead of
 * its first request, would be waited for until its timeout.
 */
export function registerIdleClosing(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // Of these Node cannot tell that no request has begun.
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_EVERY_MS);
    server.once('close', () => clearInterval(sweep));
    if (!server.listening) clearInterval(sweep);
    done();
  });
}
