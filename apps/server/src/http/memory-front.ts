import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseKey, ResponseMemory } from '../cache/response-memory.ts';
import { type ExtraHeaders, sendResponse } from '../cache/send-response.ts';
import type { StoredResponse } from '../cache/stored-response.ts';

/** A typed client that reads answers one by one as they are ready: not the bytes that are kept. */
export function wantsStream({ url, headers }: IncomingMessage): boolean {
  if (url?.startsWith('/trpc/') !== true) return false;
  return headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl') === true;
}

/** Answers from memory, and sends what routes make for it. */
export class MemoryFront {
  readonly memory: ResponseMemory;
  readonly #extraHeaders: ExtraHeaders;
  #isClosing = false;

  constructor(memory: ResponseMemory, extraHeaders: ExtraHeaders) {
    this.memory = memory;
    this.#extraHeaders = extraHeaders;
  }

  /** Answers a GET or HEAD from memory. @returns false when the request must take its way */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const stored = this.memory.find(url);
    if (stored === undefined || wantsStream(request)) return false;
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
    const stored = await this.memory.respond(key, make);
    reply.hijack();
    sendResponse(request.raw, reply.raw, stored, this.#extraHeaders);
    return reply;
  }

  /**
   * Puts the memory before everything else: before routing on the server's socket, and before
   * every hook where a request comes another way (injected by a test, a second address).
   */
  register(app: FastifyInstance): void {
    const routed = app.server.listeners('request');
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.answer(request, response)) return;
      for (const listener of routed) listener.call(app.server, request, response);
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (this.answer(request.raw, reply.raw)) reply.hijack();
      else done();
    });
    app.addHook('preClose', async () => {
      this.#isClosing = true;
    });
  }
}
