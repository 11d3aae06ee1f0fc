import { finishAnswerHtml, finishArticleHtml } from '@hoa/content/finish-html';
import { weighWords } from '@hoa/core/citations/word-weights';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { CallerStore } from '../http/caller.ts';
import { fromArticles } from '../library/from-articles.ts';
import type { LimitsStore } from '../limits-store/limits-store.ts';
import type { Metrics } from '../observability/metrics.ts';
import { observeProvider } from '../observability/observe-provider.ts';
import { observeServices } from '../observability/observe-services.ts';
import { warnSometimes } from '../observability/warn-sometimes.ts';
import type { Provider } from '../provider/provider.ts';
import { createServices, type Services } from '../services/services.ts';
import type { Storage } from './open-storage.ts';

/** The services on what is stored, with what they do counted. */
export function wireServices(deps: {
  config: Config;
  storage: Storage;
  /** null where none is configured. */
  provider: Provider | null;
  limitsStore: LimitsStore;
  callers: CallerStore;
  metrics: Metrics;
  logger: Logger;
  /** How long an answer waits for what it can do without. */
  waitMs?: number;
}): Services {
  const { config, storage, limitsStore, callers, metrics, logger, waitMs } = deps;
  const { database, keeper, library } = storage;
  const provider = deps.provider === null ? null : observeProvider(deps.provider, metrics);
  const index = fromArticles(library, (articles) => buildLibraryIndex(articles, GLOSSARY));
  const weigh = fromArticles(library, weighWords);
  // Nobody waits for the index, nor for the weights that a provider's answers are checked by.
  library.onReplace(() => index());
  index();
  if (provider !== null) weigh();
  const services = createServices({
    db: database.db,
    library,
    index,
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
    waitMs,
  });
  return observeServices(services, metrics);
}
