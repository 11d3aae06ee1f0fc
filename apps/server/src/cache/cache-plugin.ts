import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache, ResponseKey } from './response-cache.ts';
import { type ExtraHeaders, sendResponse } from './send-response.ts';
import type { StoredResponse } from './stored-response.ts';

/** A typed client that reads answers one by one as they are ready: not the bytes that are kept. */
export function wantsStream({ url, headers }: IncomingMessage): boolean {
  if (url?.startsWith('/trpc/') !== true) return false;
  return headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl') === true;
}

/** Answers from the cache, and sends what routes make for it. */
export class CachePlugin {
  readonly responses: ResponseCache;
  readonly #extraHeaders: ExtraHeaders;
  #isClosing = false;

  constructor(responses: ResponseCache, extraHeaders: ExtraHeaders) {
    this.responses = responses;
    this.#extraHeaders = extraHeaders;
  }

  /** Answers a GET or HEAD from the cache. @returns false when the request has to be routed */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || wantsStream(request)) return false;
    const stored = this.responses.find(url);
    if (stored === undefined) return false;
    // During a stop the answer still comes, and sends the client to another process for the next.
    if (this.#isClosing) response.shouldKeepAlive = false;
    sendResponse(request, response, stored, this.#extraHeaders);
    return true;
  }

  /** Sends the response under a key, made now unless it is kept. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: ResponseKey | null,
    make: () => Promise<StoredResponse>,
  ): Promise<FastifyReply> {
    const stored = await this.responses.respond(key, make);
    reply.hijack();
    sendResponse(request.raw, reply.raw, stored, this.#extraHeaders);
    return reply;
  }

  /**
   * Puts the cache before every other hook. A request over the network has been through
   * {@link answer} before that, on the server itself; one that is injected has not.
   */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (this.answer(request.raw, reply.raw)) reply.hijack();
      else done();
    });
    app.addHook('preClose', async () => {
      this.#isClosing = true;
    });
  }
}
