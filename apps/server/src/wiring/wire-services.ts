import { finishAnswerHtml, finishAnswerTree, finishArticleHtml } from '@hoa/content/finish-html';
import { readGuides } from '@hoa/content/guides/guide-files';
import { readLetters } from '@hoa/content/letters/letter-files';
import { loadModels, type Models } from '@hoa/content/models';
import { type Problem, problemText } from '@hoa/content/problem';
import { weighWords } from '@hoa/core/citations/word-weights';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { QuestionSuggester } from '@hoa/core/questions/question-suggester';
import { indexInSteps } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { finish, type Steps } from '@hoa/core/search/steps';
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

/** Says which files of a folder have a fault: each is left out, and stops nothing. */
function warnOf(problems: readonly Problem[], folder: 'guides' | 'letters', logger: Logger): void {
  for (const problem of problems) {
    logger.warn({ file: `${folder}/${problem.file}` }, problemText(problem));
  }
}

/** Makes the index that questions and searches are put to. */
export type BuildIndex = (articles: readonly LibraryArticle[]) => Steps<LibraryIndex>;

let loaded: Models | undefined;
const models = () => (loaded ??= loadModels());

/** Indexes a library with the glossary and the models, which are read once. */
export const buildPortalIndex: BuildIndex = (articles) =>
  indexInSteps(articles, GLOSSARY, models());

/** The index of a library, made a step at a time, or the rest at once when it is asked for earlier. */
class IndexInMaking {
  readonly #steps: Steps<LibraryIndex>;
  #made: LibraryIndex | undefined;

  constructor(steps: Steps<LibraryIndex>) {
    this.#steps = steps;
  }

  /** Goes on with making it. */
  *prepare(): Steps<void> {
    while (this.#made === undefined) {
      const { done, value } = this.#steps.next();
      if (done) this.#made = value;
      yield;
    }
  }

  get(): LibraryIndex {
    this.#made ??= finish(this.#steps);
    return this.#made;
  }
}

const rulesOf = new WeakMap<LawTable, FactIndex>();

/** Indexes the rules of the law, once for all brands, which share one table. */
function indexRules(law: LawTable): FactIndex {
  const rules = rulesOf.get(law) ?? new FactIndex(law, models().vectors);
  rulesOf.set(law, rules);
  return rules;
}

/** Asked of every new index; a misspelling, so that the speller is made too. */
const FIRST_QUESTION = 'Who decides on a special asessment?';

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
  const provider = deps.provider === null ? null : observeProvider(deps.provider, metrics);
  const { buildIndex = buildPortalIndex } = deps;
  const making = library.fromArticles((articles) => new IndexInMaking(buildIndex(articles)));
  const index = () => making().get();
  const rules = () => indexRules(library.law);
  const suggester = library.fromArticles((articles) => new QuestionSuggester(articles));
  const weigh = library.fromArticles(weighWords);
  function* prepare(): Steps<void> {
    const newest = making();
    for (const _step of newest.prepare()) {
      // Another change came meanwhile, and brings its own.
      if (making() !== newest) return;
      yield;
    }
    // The first question reads much that all later ones find read.
    index().retrieve({ text: FIRST_QUESTION });
    yield;
    suggester();
    yield;
    yield* rules().prepare();
    // The weights that answers are checked by.
    if (provider !== null) weigh();
  }
  library.onReplace(() => deps.prepareLater(prepare()));
  deps.prepareLater(prepare());
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
