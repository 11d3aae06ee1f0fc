import type { Site } from '@hoa/core/site';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireBatchSize } from '../http/batch-size.ts';
import { callerOf } from '../http/caller.ts';
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

/**
 * Serves the tools of the portal to agents at /mcp: streamable HTTP without sessions, so that any
 * replica answers any request. Clients of the 2025 revisions are served by the same tools.
 */
export function registerMcp(
  app: FastifyInstance,
  { services, site }: { services: Services; site: Site },
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'an MCP request failed');
  app.route({
    // All but POST are refused by the handler, which says so alike.
    method: ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'],
    url: '/mcp',
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
