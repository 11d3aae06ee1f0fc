import { type IncomingMessage, maxHeaderSize, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors from '@fastify/cors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Brand } from '../brands/load-brands.ts';
import { CachePlugin } from '../cache/cache-plugin.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { clientErrorHandler } from '../http/client-error.ts';
import { createServer, registerIdleClosing } from '../http/create-server.ts';
import { crossOriginHeaders, EXPOSED_HEADERS, embedders } from '../http/cross-origin.ts';
import { earlyRefusals } from '../http/early-refusal.ts';
import { handleError } from '../http/error-handler.ts';
import { trustForwarded } from '../http/forwarded-address.ts';
import { registerLoadShedding } from '../http/load-shedding.ts';
import { registerNoStore } from '../http/no-store.ts';
import { readableAddress } from '../http/readable-address.ts';
import { registerRefusals } from '../http/refusals.ts';
import { registerSecurityHeaders, transportHeaders } from '../http/security-headers.ts';
import type { LibraryStore } from '../library/library-store.ts';
import { requestId } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { registerMetrics } from '../observability/metrics-route.ts';
import { registerRequestLog } from '../observability/request-log.ts';
import { registerRequestSpans } from '../observability/request-spans.ts';
import type { TraceExporter } from '../observability/trace-exporter.ts';
import type { BuiltFiles } from '../pages/built-files.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { Services } from '../services/services.ts';
import { answeredMethods } from './answered-methods.ts';
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
  /** Whose portal it is. */
  brand: Pick<Brand, 'site' | 'look'>;
  /** Where one process shows several brands: who else answers, and by which headers that goes. */
  others?: OtherBrands;
  /** null serves the API alone (tests, and development where Vite serves the pages). */
  web: WebBuild | null;
  /** The files of its build, which all brands share. */
  files: BuiltFiles;
  /** Counts what is asked and made. */
  metrics: Metrics;
  /** null where no collector is configured. */
  traces: TraceExporter | null;
  /** The proxies whose X-Forwarded-For is trusted; none when it is left out. */
  trustProxy?: readonly string[];
  embedOrigins: readonly string[];
  /** What opens the list for editors; without it there is none. */
  reviewToken?: string;
  logger: FastifyBaseLogger;
}

/** The portals of other brands on the same socket. */
export interface OtherBrands {
  /** Answers a request that is another brand's. @returns false for one of our own */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Request headers by which brands are told apart. */
  vary: readonly string[];
}

/** Builds the HTTP server around the services. Nothing listens yet: tests inject requests. */
export async function buildHttpServer(deps: HttpDependencies): Promise<FastifyInstance> {
  const { library, brand, metrics, traces, trustProxy, embedOrigins, logger } = deps;
  const { answer: divert = () => false, vary = [] } = deps.others ?? {};
  const varies = vary.length === 0 ? [] : ['vary', vary.join(', ')];
  const always = transportHeaders(brand.site.publicUrl);
  const refusalOf = earlyRefusals(always);
  const crossOrigin = crossOriginHeaders(embedOrigins);
  const perRequest = (request: IncomingMessage) => [...crossOrigin(request), ...varies];
  const cache = new CachePlugin(new ResponseCache(library), { always, perRequest });
  const app = Fastify({
    serverFactory: (route) =>
      createServer(route, (...call) => divert(...call) || cache.answer(...call), refusalOf),
    // While stopping, a request that still arrives is answered, on a connection that then closes.
    return503OnClosing: false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: logger,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustProxy === undefined ? false : trustForwarded(trustProxy),
    rewriteUrl: readableAddress,
    // Such a key is left unread as any that no schema knows; it cannot reach a prototype.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    clientErrorHandler: clientErrorHandler(refusalOf),
    // As long as an address may be: what a parameter may hold is said by its schema.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
  });
  app.setErrorHandler(handleError);
  // Fastify would read it as a text; bodies here are JSON, and the form's own scope reads forms.
  app.removeContentTypeParser('text/plain');
  // Over the network it has been asked already, on the server itself; an injected request has not.
  app.addHook('onRequest', (request, reply, done) => {
    if (divert(request.raw, reply.raw)) reply.hijack();
    else done();
  });
  cache.register(app);
  registerIdleClosing(app);
  registerRefusals(app, answeredMethods(cache.responses));
  metrics.watch(registerLoadShedding(app, { headersOf: perRequest }), () => cache.responses.stats);
  registerRequestLog(app);
  registerMetrics(app, metrics);
  if (traces !== null) registerRequestSpans(app, traces);
  registerSecurityHeaders(app, [...always, ...varies]);
  registerNoStore(app);
  await app.register(compress, COMPRESSION);
  await app.register(cors, {
    origin: embedders(embedOrigins),
    strictPreflight: false,
    exposedHeaders: EXPOSED_HEADERS,
  });

  await registerRoutes(app, { ...deps, ...brand, cache });
  return app;
}
