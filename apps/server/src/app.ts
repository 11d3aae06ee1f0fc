import type { Steps } from '@hoa/core/search/steps';
import type { DatabaseLocation } from '@hoa/db/open-database';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { loadBrands } from './brands/load-brands.ts';
import { type Config, databaseLocation } from './config.ts';
import type { LibraryStore } from './library/library-store.ts';
import type { SyncProgress } from './library/sync-library.ts';
import { createLogger } from './observability/logger.ts';
import { Metrics } from './observability/metrics.ts';
import { observeRender } from './observability/observe.ts';
import { throttledWarn } from './observability/throttled-warn.ts';
import { TraceExporter } from './observability/trace-exporter.ts';
import { loadWebBuild } from './pages/web-build.ts';
import type { Provider } from './provider/provider.ts';
import { providerFrom } from './provider/provider-from.ts';
import { createLimitsStore } from './storage/limits-store.ts';
import { buildPortals } from './wiring/build-portals.ts';
import { openStorage } from './wiring/open-storage.ts';
import type { BuildIndex } from './wiring/portal-index.ts';
import { startBackground } from './wiring/start-background.ts';
import { wireServices } from './wiring/wire-services.ts';
import { WorkBetweenRequests } from './wiring/work-between-requests.ts';

/** The portal, wired and ready to listen. */
export interface App {
  http: FastifyInstance;
  /**
   * Makes what the first answers need, for some seconds, and lets requests in between; a question
   * that comes before it is done makes the rest at once.
   */
  prepare(): Promise<void>;
  /** Stops taking requests, finishes those under way, then closes the database. */
  close(): Promise<void>;
}

export interface AppOptions {
  config: Config;
  /** Overrides where the data lives; tests use memory. */
  database?: DatabaseLocation;
  /** false serves the API alone, as in development, where Vite serves the pages. */
  pages?: boolean;
  /** Overrides the configured provider; tests play one, or none. */
  provider?: Provider | null;
  onSyncProgress?: SyncProgress;
  /** Overrides how a library is indexed; tests index one library once. */
  buildIndex?: BuildIndex;
}

/** null where no collector is configured. */
function tracesFrom(config: Config, logger: Logger): TraceExporter | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = config;
  if (endpoint === undefined) return null;
  return new TraceExporter({
    endpoint,
    serviceName,
    onError: throttledWarn(logger, 'spans were dropped'),
  });
}

/** Makes every part in turn; each says at once how it is closed, the last one first. */
async function wire(
  options: AppOptions,
  logger: Logger,
  closing: AsyncDisposableStack,
  prepareLater: (steps: Steps<void>) => void,
): Promise<FastifyInstance> {
  const { config, onSyncProgress, buildIndex, provider = providerFrom(config) } = options;
  const brands = loadBrands(config);
  const location = options.database ?? databaseLocation(config);
  const storage = await openStorage({ location, logger, onSyncProgress }, closing);
  const { database, keeper, library } = storage;
  const limitsStore = createLimitsStore({
    db: database.db,
    redisUrl: config.REDIS_URL,
    onError: throttledWarn(logger, 'a limit was counted elsewhere'),
  });
  closing.defer(() => limitsStore.close());
  const metrics = new Metrics({
    database,
    keeper,
    limitsStore,
    location,
    aiDailyLimit: config.AI_DAILY_LIMIT,
  });
  const servicesOn = (shown: LibraryStore) =>
    wireServices({
      config,
      storage,
      library: shown,
      provider,
      limitsStore,
      metrics,
      logger,
      buildIndex,
      prepareLater,
    });
  const traces = tracesFrom(config, logger);
  closing.defer(() => traces?.close());
  const web =
    options.pages === false ? null : observeRender(await loadWebBuild(config.WEB_DIST), metrics);
  const http = await buildPortals(brands, {
    servicesOn,
    library,
    trustProxy: config.TRUST_PROXY,
    web,
    metrics,
    traces,
    embedOrigins: config.EMBED_ORIGINS,
    reviewToken: config.REVIEW_TOKEN,
    logger,
  });
  closing.defer(() => http.close());
  await startBackground({ storage, location, logger }, closing);
  return http;
}

/**
 * Wires every layer: the database is opened and prepared, or waited for in the background, the
 * library read into memory, the services made, the HTTP server built around them. Only this file
 * and the folder `wiring` do so.
 *
 * @throws PortalError or ConfigError with a message for the operator when a part cannot be had
 */
export async function createApp(options: AppOptions): Promise<App> {
  const logger = createLogger(options.config.LOG_LEVEL);
  const closing = new AsyncDisposableStack();
  try {
    const preparing = new WorkBetweenRequests((error) =>
      logger.warn({ err: error }, 'what answers need could not be made after a change'),
    );
    const http = await wire(options, logger, closing, (steps) => preparing.add(steps));
    return {
      http,
      prepare: () => preparing.begin(),
      close() {
        preparing.stop();
        return closing.disposeAsync();
      },
    };
  } catch (error) {
    await closing
      .disposeAsync()
      .catch((failure) => logger.warn({ err: failure }, 'a part could not be closed'));
    throw error;
  }
}
