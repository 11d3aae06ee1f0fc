import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ResponseMemory } from '../cache/response-memory.ts';
import type { LibraryStore } from '../library/library-store.ts';
import { requestId } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { registerMetrics } from '../observability/metrics-route.ts';
import { registerRequestLog } from '../observability/request-log.ts';
import { registerRequestSpans } from '../observability/request-spans.ts';
import type { TraceExporter } from '../observability/trace-exporter.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { CONNECTION_LIMITS, limitConnections } from '../resilience/connection-limits.ts';
import { registerIdleClosing } from '../resilience/idle-connections.ts';
import { registerLoadShedding } from '../resilience/load-shedding.ts';
import type { Services } from '../services/services.ts';
import type { CallerStore } from './caller.ts';
import { COMPRESSION } from './compression.ts';
import { crossOriginHeaders, EXPOSED_HEADERS } from './cross-origin.ts';
import { handleError } from './error-handler.ts';
import { MemoryFront } from './memory-front.ts';
import { registerRefusals } from './refusals.ts';
import { registerRoutes } from './register-routes.ts';
import { registerSecurityHeaders, transportHeaders } from './security-headers.ts';

export interface HttpDependencies {
  services: Services;
  /** Whose changes drop the finished responses made from it. */
  library: LibraryStore;
  /** null serves the API alone (tests, and development where Vite serves the pages). */
  web: WebBuild | null;
  /** Notes who waits for an answer. */
  callers: CallerStore;
  /** Counts what is asked and made. */
  metrics: Metrics;
  /** null where no collector is configured. */
  traces: TraceExporter | null;
  /** Whose X-Forwarded-For is believed; nobody's when it is left out. */
  trustProxy?: readonly string[];
  publicUrl: string;
  embedOrigins: readonly string[];
  logger: FastifyBaseLogger;
}

/** Builds the HTTP server around the services. Nothing listens yet: tests inject requests. */
export async function buildHttpServer(deps: HttpDependencies): Promise<FastifyInstance> {
  const {
    services,
    library,
    callers,
    metrics,
    traces,
    trustProxy,
    web,
    publicUrl,
    embedOrigins,
    logger,
  } = deps;
  const app = Fastify({
    ...CONNECTION_LIMITS,
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
  const always = transportHeaders(publicUrl);
  const perRequest = crossOriginHeaders(embedOrigins);
  const front = new MemoryFront(new ResponseMemory(library), { always, perRequest });
  front.register(app);
  limitConnections(app);
  registerIdleClosing(app);
  registerRefusals(app);
  metrics.watch(registerLoadShedding(app, { headersOf: perRequest }), () => front.memory.stats);
  registerRequestLog(app);
  registerMetrics(app, metrics);
  if (traces !== null) registerRequestSpans(app, traces);
  registerSecurityHeaders(app, always);
  callers.register(app);
  await app.register(compress, COMPRESSION);
  await app.register(cors, {
    origin: embedOrigins.includes('*') ? true : [...embedOrigins],
    strictPreflight: false,
    exposedHeaders: EXPOSED_HEADERS,
  });

  await registerRoutes(app, { services, front, web, publicUrl, embedOrigins });
  return app;
}
