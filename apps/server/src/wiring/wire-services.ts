import { finishAnswerHtml, finishAnswerTree, finishArticleHtml } from '@hoa/content/finish-html';
import { readGuides } from '@hoa/content/guides/guide-files';
import { readLetters } from '@hoa/content/letters/letter-files';
import { type Problem, problemText } from '@hoa/content/problem';
import type { Steps } from '@hoa/core/search/steps';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { LibraryStore } from '../library/library-store.ts';
import type { Metrics } from '../observability/metrics.ts';
import { observeProvider, observeServices } from '../observability/observe.ts';
import { throttledWarn } from '../observability/throttled-warn.ts';
import type { Provider } from '../provider/provider.ts';
import { createServices, type Services } from '../services/services.ts';
import type { LimitsStore } from '../storage/limits-store.ts';
import type { Storage } from './open-storage.ts';
import { type BuildIndex, portalIndex } from './portal-index.ts';

/** Says which files of a folder have a fault: each is left out, and stops nothing. */
function warnOf(problems: readonly Problem[], folder: 'guides' | 'letters', logger: Logger): void {
  for (const problem of problems) {
    logger.warn({ file: `${folder}/${problem.file}` }, problemText(problem));
  }
}

/** The services on what is stored, with what they do counted. */
export function wireServices(deps: {
  config: Config;
  storage: Storage;
  /** The library that they answer from: that of the storage, or what a brand shows of it. */
  library: LibraryStore;
  /** null where none is configured. */
  provider: Provider | null;
  limitsStore: LimitsStore;
  metrics: Metrics;
  logger: Logger;
  /** Builds the index of a library; the portal's own where undefined. */
  buildIndex: BuildIndex | undefined;
  /** Takes what the first answers need, to be made a step at a time. */
  prepareLater: (steps: Steps<void>) => void;
}): Services {
  const { config, storage, library, limitsStore, metrics, logger } = deps;
  const { database, keeper } = storage;
  const onFailure = throttledWarn(logger, 'the AI service gave no answer');
  const provider =
    deps.provider === null ? null : observeProvider(deps.provider, metrics, onFailure);
  const { index, rules, suggester, weigh, prepare } = portalIndex(library, deps.buildIndex);
  const prepareLater = () => deps.prepareLater(prepare(provider !== null));
  library.onReplace(prepareLater);
  prepareLater();
  const guideFiles = readGuides();
  const letterFiles = readLetters();
  warnOf(guideFiles.problems, 'guides', logger);
  warnOf(letterFiles.problems, 'letters', logger);
  const services = createServices({
    db: database.db,
    library,
    guides: guideFiles.guides,
    letters: letterFiles.letters,
    index,
    rules,
    finishTree: finishAnswerTree,
    suggester,
    finishHtml: finishAnswerHtml,
    finishArticle: finishArticleHtml,
    weigh,
    provider,
    limitsStore,
    askPerMinute: config.ASK_PER_MINUTE,
    aiDailyLimit: config.AI_DAILY_LIMIT,
    files: () => ({
      library: { articles: storage.sources?.articles ?? [], problems: [] },
      law: storage.law.current,
    }),
    databaseState: () => keeper.state,
    onRecordError: throttledWarn(logger, 'an answer was not recorded'),
  });
  return observeServices(services, metrics);
}
