import { BATCH_MAX_CALLS } from '@hoa/core/limits';
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CachePlugin, wantsStream } from '../cache/cache-plugin.ts';
import { jsonResponse } from '../cache/json-response.ts';
import type { StoredResponse } from '../cache/stored-response.ts';
import { callerOf } from '../http/caller.ts';
import { NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { appRouter } from './app-router.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { readSharedQueries } from './shared-queries.ts';
import { responseMeta } from './trpc.ts';

const ENDPOINT = '/trpc';

/** What decides between one JSON text and a stream of answers. */
const VARY = ['trpc-accept', 'accept'];

/** Answers a GET request line as tRPC does, as a finished response. */
function createQueryResponse(services: Services) {
  return async (url: string): Promise<StoredResponse> => {
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: new Request(`http://portal${url}`),
      router: appRouter,
      createContext: () => ({ services, caller: NO_CALLER }),
      maxBatchSize: BATCH_MAX_CALLS,
    });
    return jsonResponse(await response.text(), { status: response.status, vary: VARY });
  };
}

/**
 * One JSON text as a text instead of a stream of it: it is compressed in one go, in less than
 * half the time, and the client is told its length.
 */
async function wholeText(reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!(payload instanceof Response) || payload.headers.has('transfer-encoding')) return payload;
  reply.code(payload.status).headers(Object.fromEntries(payload.headers));
  return payload.text();
}

/** Serves the typed API: shared queries from memory, everything else as it is asked. */
export async function registerTrpcRoutes(
  app: FastifyInstance,
  { services, cache }: { services: Services; cache: CachePlugin },
): Promise<void> {
  const queryResponse = createQueryResponse(services);

  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseMalformed);
    scope.addHook('onRequest', async (request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const queries = isRead && !wantsStream(request.raw) ? readSharedQueries(request.url) : null;
      if (queries === null) return;
      return cache.send(request, reply, queries, () => queryResponse(queries.url));
    });
    scope.addHook('onSend', async (_request, reply, payload) => wholeText(reply, payload));
    await scope.register(fastifyTRPCPlugin, {
      prefix: ENDPOINT,
      trpcOptions: {
        router: appRouter,
        createContext: ({ req, res }: CreateFastifyContextOptions) => ({
          services,
          caller: callerOf(req, res),
        }),
        maxBatchSize: BATCH_MAX_CALLS,
        responseMeta,
      },
    });
  });
}
