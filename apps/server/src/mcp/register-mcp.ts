import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { createPortalMcpServer } from './portal-mcp-server.ts';

/** A Fastify request as the web standard has it; its body was read already and goes beside it. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  return new Request(new URL(request.url, 'http://portal'), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/**
 * Serves the tools of the portal to agents at /mcp: streamable HTTP without sessions, so that any
 * replica answers any request. Clients of the 2025 revisions are served by the same tools.
 */
export function registerMcp(
  app: FastifyInstance,
  { services, publicUrl }: { services: Services; publicUrl: string },
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'an MCP request failed');
  const handler = createMcpHandler(
    () => createPortalMcpServer({ services, publicUrl, onError }),
    // The tools never change: nobody holds a connection open to hear that they did.
    { maxSubscriptions: 0 },
  );
  app.addHook('onClose', () => handler.close());
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      const response = await handler.fetch(webRequest(request, reply), {
        parsedBody: request.body,
      });
      reply.code(response.status).headers(Object.fromEntries(response.headers));
      return reply.send(Buffer.from(await response.arrayBuffer()));
    },
  });
}
