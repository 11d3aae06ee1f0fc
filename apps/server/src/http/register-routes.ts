import type { FastifyInstance } from 'fastify';
import { registerFindableRoutes } from '../findable/findable-routes.ts';
import { registerMcp } from '../mcp/register-mcp.ts';
import { registerPageRoutes } from '../pages/page-routes.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { keepApiDocs } from '../rest/docs/api-docs.ts';
import { registerHealthRoutes } from '../rest/health.rest.ts';
import { registerRestRoutes } from '../rest/rest-route.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import type { Services } from '../services/services.ts';
import { registerTrpcRoutes } from '../trpc/trpc-routes.ts';
import type { MemoryFront } from './memory-front.ts';

/** Every way in to the services: REST and its documentation, tRPC, MCP, and the pages. */
export async function registerRoutes(
  app: FastifyInstance,
  deps: {
    services: Services;
    front: MemoryFront;
    /** null serves the API alone. */
    web: WebBuild | null;
    publicUrl: string;
    embedOrigins: readonly string[];
  },
): Promise<void> {
  const { services, front, web, publicUrl } = deps;
  const routes = restRoutes(services);
  registerRestRoutes(app, { routes, front });
  registerHealthRoutes(app, services.health);
  keepApiDocs(front.memory, { routes, publicUrl });
  await registerTrpcRoutes(app, { services, front });
  registerMcp(app, { services, publicUrl });
  if (web === null) return;
  await registerFindableRoutes(app, { ...deps, web });
  registerPageRoutes(app, { ...deps, web });
}
