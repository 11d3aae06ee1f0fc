import { join } from 'node:path';
import type { Site } from '@hoa/core/site';
import type { FastifyInstance } from 'fastify';
import type { BrandLook } from '../brands/load-brands.ts';
import type { CachePlugin } from '../cache/cache-plugin.ts';
import { UNBUILT_PICTURES } from '../config.ts';
import { registerDiscoveryRoutes } from '../discovery/discovery-routes.ts';
import { keepLogo } from '../discovery/keep-logo.ts';
import { registerDownloadRoutes } from '../downloads/download-routes.ts';
import { registerMcp } from '../mcp/register-mcp.ts';
import type { BuiltFiles } from '../pages/built-files.ts';
import { registerPageRoutes } from '../pages/page-routes.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { keepApiDocs } from '../rest/docs/api-docs.ts';
import { registerHealthRoutes } from '../rest/health.rest.ts';
import { REST_ROUTES, registerRestRoutes } from '../rest/rest-routes.ts';
import { registerReviewPage } from '../review/review-routes.ts';
import type { Services } from '../services/services.ts';
import { registerTrpcRoutes } from '../trpc/trpc-routes.ts';

/** Every way in to the services: REST and its documentation, tRPC, MCP, and the pages. */
export async function registerRoutes(
  app: FastifyInstance,
  deps: {
    services: Services;
    cache: CachePlugin;
    /** null serves the API alone. */
    web: WebBuild | null;
    files: BuiltFiles;
    site: Site;
    look: BrandLook | null;
    embedOrigins: readonly string[];
    /** What opens the list for editors; without it there is none. */
    reviewToken?: string;
  },
): Promise<void> {
  const { services, cache, web, site, look, embedOrigins, reviewToken } = deps;
  registerRestRoutes(app, { routes: REST_ROUTES, services, cache });
  registerHealthRoutes(app, services.health);
  keepApiDocs(cache.responses, site);
  await registerTrpcRoutes(app, { services, cache });
  registerMcp(app, { services, site, embedOrigins });
  const pictures = web === null ? UNBUILT_PICTURES : join(web.clientDir, 'illustrations');
  keepLogo(cache.responses, look);
  registerDiscoveryRoutes(app, { services, pictures, site, look, cache });
  registerDownloadRoutes(app, { services });
  if (reviewToken !== undefined) {
    registerReviewPage(app, { token: reviewToken, review: services.review });
  }
  if (web === null) return;
  await registerPageRoutes(app, { ...deps, web });
}
