import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Refusal } from '@hoa/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How much is too much. */
export interface LoadLimits {
  /** Requests that wait for something at the same time. */
  waiting: number;
  /** Requests that may be handled without a pause. More are refused only after {@link burstMs}. */
  burst: number;
  /** Milliseconds without a pause, after which those beyond {@link burst} are refused. */
  burstMs: number;
}

const LIMITS: LoadLimits = { waiting: 300, burst: 25, burstMs: 500 };
const RETRY_AFTER_SECONDS = 2;
const BUSY: Refusal = {
  message: 'Very many people are reading right now. Please try again in a few seconds.',
  code: 'unavailable',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};
/** Health checks and metrics must get through when the process is busiest. */
const ALWAYS_ANSWERED = /^\/(?:api\/(?:health|ready)|metrics)(?:$|\?)/;

/** How busy the process is. */
export interface Load {
  /** Requests that were read and not yet answered. */
  waiting: number;
  /** Requests refused since the start. */
  shed: number;
}

export interface LoadSheddingOptions {
  limits?: LoadLimits;
  headersOf?: (request: IncomingMessage) => readonly string[];
}

/** Written past Fastify: a refusal that costs as much as an answer would relieve nothing. */
function refuse({ url }: FastifyRequest, reply: FastifyReply, more: readonly string[]): void {
  const isApi = /^\/(?:api|trpc|mcp)(?:[/?]|$)/.test(url);
  const body = isApi
    ? JSON.stringify(BUSY)
    : `<!doctype html><title>One moment</title><p>${BUSY.message}`;
  reply.hijack();
  for (let at = 0; at < more.length; at += 2) {
    reply.raw.setHeader(more[at] ?? '', more[at + 1] ?? '');
  }
  reply.raw.writeHead(503, {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  reply.raw.end(body);
}

/**
 * Refuses requests at once when answering them would make all the others wait: the queue never
 * grows, and those who are let in are answered quickly. Register it behind the cache of finished
 * responses, which costs next to nothing and is always answered.
 *
 * @param headersOf what a refusal carries for the one who asks, as names and values in turn
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { limits = LIMITS, headersOf = () => [] }: LoadSheddingOptions = {},
): Load {
  const load: Load = { waiting: 0, shed: 0 };
  const admitted = new WeakSet<FastifyRequest>();
  let burst: { since: number; requests: number } | undefined;

  /** Whether requests have been handled for long without a pause for anything else. */
  const isBurst = () => {
    if (burst === undefined) {
      burst = { since: performance.now(), requests: 0 };
      setImmediate(() => {
        burst = undefined;
      });
    }
    burst.requests += 1;
    return burst.requests > limits.burst && performance.now() - burst.since > limits.burstMs;
  };
  const leave = (request: FastifyRequest) => {
    if (admitted.delete(request)) load.waiting -= 1;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const isBusy = isBurst() || load.waiting >= limits.waiting;
    // A test injects one request after the other without a pause, and none waits behind another.
    const isInjected = !(request.raw.socket instanceof Socket);
    if (isBusy && !isInjected && !ALWAYS_ANSWERED.test(request.url)) {
      load.shed += 1;
      return refuse(request, reply, headersOf(request.raw));
    }
    admitted.add(request);
    load.waiting += 1;
    reply.raw.once('close', () => leave(request));
    done();
  });
  // An answer that has begun, as a stream, waits no longer.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  return load;
}
