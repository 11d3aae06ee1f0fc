import { finishAnswerHtml, finishArticleHtml } from '@hoa/content/finish-html';
import { weighWords } from '@hoa/core/citations/word-weights';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { type DatabaseLocation, openDatabase } from '@hoa/db/open-database';
import type { FastifyInstance } from 'fastify';
import { openAdmin } from './backup/open-admin.ts';
import type { Config } from './config.ts';
import { CallerStore } from './http/caller.ts';
import { buildHttpServer } from './http/http-server.ts';
import { LibraryFeed } from './library/library-feed.ts';
import { type LibrarySnapshot, LibraryStore } from './library/library-store.ts';
import { type SyncProgress, syncLibrary } from './library/sync-library.ts';
import { ArticleSources } from './library-watch/article-sources.ts';
import { watchArticles } from './library-watch/watch-articles.ts';
import { createLimitsStore } from './limits-store/limits-store.ts';
import { createLogger } from './observability/logger.ts';
import { Metrics } from './observability/metrics.ts';
import { observeProvider } from './observability/observe-provider.ts';
import { observeRender } from './observability/observe-render.ts';
import { observeServices } from './observability/observe-services.ts';
import { TraceExporter } from './observability/trace-exporter.ts';
import { warnSometimes } from './observability/warn-sometimes.ts';
import { loadWebBuild } from './pages/web-build.ts';
import type { Provider } from './provider/provider.ts';
import { providerFrom } from './provider/provider-from.ts';
import { openLibrary } from './resilience/open-library.ts';
import { startHousekeeping } from './services/housekeeping.ts';
import { createServices } from './services/services.ts';

/** The portal, wired and ready to listen. */
export interface App {
  http: FastifyInstance;
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
}

function databaseLocation(config: Config): DatabaseLocation {
  return config.DATABASE_URL === undefined
    ? { dataDir: config.DATA_DIR }
    : { url: config.DATABASE_URL };
}

/** The index of the newest snapshot, built again only when an article changes. */
function indexOf(library: LibraryStore) {
  const build = ({ articles }: LibrarySnapshot) => buildLibraryIndex(articles, GLOSSARY);
  let index = build(library.snapshot);
  library.onReplace((next, previous) => {
    if (next.articles !== previous.articles) index = build(next);
  });
  return () => index;
}

/** How much the words of the newest snapshot say, worked out when a provider first needs it. */
function wordWeightsOf(library: LibraryStore) {
  let weigh: ReturnType<typeof weighWords> | undefined;
  library.onReplace((next, previous) => {
    if (next.articles !== previous.articles) weigh = undefined;
  });
  return () => {
    weigh ??= weighWords(library.snapshot.articles);
    return weigh;
  };
}

/**
 * Wires every layer: the database is opened and prepared, or waited for in the background, the
 * library read into memory, the services made, the HTTP server built around them. The only place
 * that does so.
 *
 * @throws PortalError or ConfigError with a message for the operator when a part cannot be had
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { config } = options;
  const logger = createLogger(config.LOG_LEVEL);
  const location = options.database ?? databaseLocation(config);
  const database = await openDatabase(location, (error) =>
    logger.warn({ err: error }, 'the database dropped an idle connection'),
  );
  try {
    const sources = ArticleSources.open(logger);
    const { keeper, read } = await openLibrary({
      database,
      sources,
      log: logger,
      onSyncProgress: options.onSyncProgress,
    });
    const feed = await LibraryFeed.open(
      database,
      warnSometimes(logger, 'changes of the library cannot be followed just now'),
    );
    const library = new LibraryStore(await read());
    const limitsStore = createLimitsStore({
      db: database.db,
      redisUrl: config.REDIS_URL,
      onError: warnSometimes(logger, 'a limit was counted elsewhere'),
    });
    const callers = new CallerStore();
    const metrics = new Metrics({ database, keeper, limitsStore });
    const chosen = options.provider === undefined ? providerFrom(config) : options.provider;
    const provider = chosen === null ? null : observeProvider(chosen, metrics);
    const weigh = wordWeightsOf(library);
    // The first visitor whose answer is checked does not wait for it.
    if (provider !== null) weigh();
    const services = observeServices(
      createServices({
        db: database.db,
        library,
        index: indexOf(library),
        finishHtml: finishAnswerHtml,
        finishArticle: finishArticleHtml,
        weigh,
        provider,
        limitsStore,
        askPerMinute: config.ASK_PER_MINUTE,
        aiDailyLimit: config.AI_DAILY_LIMIT,
        caller: () => callers.current(),
        databaseState: () => keeper.state,
        onRecordError: warnSometimes(logger, 'an answer was not recorded'),
      }),
      metrics,
    );
    const traces =
      config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : new TraceExporter({
            endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: config.OTEL_SERVICE_NAME,
            onError: warnSometimes(logger, 'spans were dropped'),
          });
    const http = await buildHttpServer({
      services,
      library,
      callers,
      trustProxy: config.TRUST_PROXY,
      web:
        options.pages === false
          ? null
          : observeRender(await loadWebBuild(config.WEB_DIST), metrics),
      metrics,
      traces,
      publicUrl: config.PUBLIC_URL,
      embedOrigins: config.EMBED_ORIGINS,
      logger,
    });
    feed.follow(library);
    const endWatch =
      sources === null
        ? null
        : watchArticles({
            sources,
            sync: (articles) => syncLibrary(database.db, articles),
            log: logger,
          });
    const endHousekeeping = startHousekeeping(database.db, (error) =>
      logger.warn({ err: error }, 'what is due to be forgotten could not be'),
    );
    const closeAdmin = await openAdmin({
      dataDir: 'dataDir' in location ? location.dataDir : undefined,
      database,
      keeper,
      log: logger,
    });
    return {
      http,
      async close() {
        await endWatch?.();
        await closeAdmin();
        await http.close();
        await traces?.close();
        limitsStore.close();
        await endHousekeeping();
        await feed.close();
        await keeper.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
