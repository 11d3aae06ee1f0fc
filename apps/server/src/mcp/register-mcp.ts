import type { Site } from '@hoa/core/site';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireBatchSize } from '../http/batch-size.ts';
import { callerOf } from '../http/caller.ts';
import { isEmbedder } from '../http/cross-origin.ts';
import type { Services } from '../services/services.ts';
import { createPortalMcpServer } from './portal-tools.ts';

/** A Fastify request as the web standard has it; its body was read already and goes beside it. */
function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const { method, url } = request;
  return new Request(new URL(url, 'http://portal'), { method, headers, signal });
}

export const MCP_PATH = '/mcp';
/** What it answers; the handler refuses every other method. */
export const MCP_METHODS: readonly string[] = ['POST'];

/** The protocol wants pages of other sites refused, as a message of its own. */
const FOREIGN_ORIGIN = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32_000,
    message:
      'Pages of this origin may not call the tools. EMBED_ORIGINS of the portal names who may.',
  },
};

/**
 * Serves the tools of the portal to agents at /mcp: streamable HTTP without sessions, so that any
 * replica answers any request. Clients of the 2025 revisions are served by the same tools.
 */
export function registerMcp(
  app: FastifyInstance,
  deps: { services: Services; site: Site; embedOrigins: readonly string[] },
): void {
  const { services, site, embedOrigins } = deps;
  const mayCall = isEmbedder([site.publicUrl, ...embedOrigins]);
  const onError = (error: unknown) => app.log.error({ err: error }, 'an MCP request failed');
  app.route({
    // All but POST are refused by the handler, which says so alike.
    method: ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'],
    url: MCP_PATH,
    // Before its body is read. Agents that are no page send no origin.
    onRequest: async ({ headers: { origin } }, reply) => {
      if (origin !== undefined && !mayCall(origin)) return reply.code(403).send(FOREIGN_ORIGIN);
    },
    handler: async (request, reply) => {
      if (Array.isArray(request.body)) requireBatchSize(request.body.length);
      const caller = callerOf(request, reply);
      const handler = createMcpHandler(
        () => createPortalMcpServer({ services, caller, ...site, onError }),
        // The tools never change: nobody holds a connection open to hear that they did.
        { maxSubscriptions: 0 },
      );
      const response = await handler.fetch(webRequest(request, caller.signal), {
        parsedBody: request.body,
      });
      const body = Buffer.from(await response.arrayBuffer());
      await handler.close();
      reply.code(response.status).headers(Object.fromEntries(response.headers));
      // A notification is taken without a word: nothing has no type.
      return body.length === 0 ? reply.send() : reply.send(body);
    },
  });
}
