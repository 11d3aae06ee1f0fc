import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors from '@fastify/cors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { CachePlugin } from '../cache/cache-plugin.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { createServer, registerIdleClosing } from '../http/create-server.ts';
import { crossOriginHeaders, EXPOSED_HEADERS } from '../http/cross-origin.ts';
import { handleError } from '../http/error-handler.ts';
import { registerLoadShedding } from '../http/load-shedding.ts';
import { registerRefusals } from '../http/refusals.ts';
import { registerSecurityHeaders, transportHeaders } from '../http/security-headers.ts';
import type { LibraryStore } from '../library/library-store.ts';
import { requestId } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { registerMetrics } from '../observability/metrics-route.ts';
import { registerRequestLog } from '../observability/request-log.ts';
import { registerRequestSpans } from '../observability/request-spans.ts';
import type { TraceExporter } from '../observability/trace-exporter.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { Services } from '../services/services.ts';
import { registerRoutes } from './register-routes.ts';

/**
 * How responses made for one request are compressed; those in memory are compressed once. Each
 * piece of a stream is flushed as soon as it is there, or a streamed answer would arrive all at
 * once. Other encodings than these two need another flush and have no advantage here.
 */
export const COMPRESSION: FastifyCompressOptions = {
  global: true,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

export interface HttpDependencies {
  services: Services;
  /** Whose changes drop the finished responses made from it. */
  library: LibraryStore;
  /** null serves the API alone (tests, and development where Vite serves the pages). */
  web: WebBuild | null;
  /** Counts what is asked and made. */
  metrics: Metrics;
  /** null where no collector is configured. */
  traces: TraceExporter | null;
  /** The proxies whose X-Forwarded-For is trusted; none when it is left out. */
  trustProxy?: readonly string[];
  publicUrl: string;
  embedOrigins: readonly string[];
  /** What opens the list for editors; without it there is none. */
  reviewToken?: string;
  logger: FastifyBaseLogger;
}

/** Builds the HTTP server around the services. Nothing listens yet: tests inject requests. */
export async function buildHttpServer(deps: HttpDependencies): Promise<FastifyInstance> {
  const { services, library, metrics, traces, trustProxy, web, publicUrl, embedOrigins, logger } =
    deps;
  const always = transportHeaders(publicUrl);
  const perRequest = crossOriginHeaders(embedOrigins);
  const cache = new CachePlugin(new ResponseCache(library), { always, perRequest });
  const app = Fastify({
    serverFactory: (route) => createServer(route, (...call) => cache.answer(...call)),
    // While stopping, a request that still arrives is answered, on a connection that then closes.
    return503OnClosing: false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: logger,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: true },
  });
  app.setErrorHandler(handleError);
  // Fastify would read it as a text; bodies here are JSON, and the form's own scope reads forms.
  app.removeContentTypeParser('text/plain');
  cache.register(app);
  registerIdleClosing(app);
  registerRefusals(app);
  metrics.watch(registerLoadShedding(app, { headersOf: perRequest }), () => cache.responses.stats);
  registerRequestLog(app);
  registerMetrics(app, metrics);
  if (traces !== null) registerRequestSpans(app, traces);
  registerSecurityHeaders(app, always);
  await app.register(compress, COMPRESSION);
  await app.register(cors, {
    origin: embedOrigins.includes('*') ? true : [...embedOrigins],
    strictPreflight: false,
    exposedHeaders: EXPOSED_HEADERS,
  });

  await registerRoutes(app, {
    services,
    cache,
    web,
    publicUrl,
    embedOrigins,
    reviewToken: deps.reviewToken,
  });
  return app;
}
