import type { WordWeight } from '@hoa/core/citations/word-weights';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { Db } from '@hoa/db/database';
import type { Caller } from '../http/caller.ts';
import type { LibraryStore } from '../library/library-store.ts';
import type { LimitsStore } from '../limits-store/limits-store.ts';
import type { Provider } from '../provider/provider.ts';
import type { DatabaseState } from '../resilience/database-keeper.ts';
import { createAnswerRecord } from './answer-record.ts';
import { type AskService, createAskService } from './ask.service.ts';
import { type CategoryService, createCategoryService } from './category.service.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { createConversationMemory } from './conversation-memory.ts';
import { createFeedbackService, type FeedbackService } from './feedback.service.ts';
import { createHealthService, type HealthService } from './health.service.ts';
import { createLimitsService } from './limits.service.ts';
import { createSearchService, type SearchService } from './search.service.ts';
import { createTopicService, type TopicService } from './topic.service.ts';
import { createTopicWriter } from './topic-writer.ts';

/** Every service that procedures and REST handlers may call. */
export interface Services {
  ask: AskService;
  categories: CategoryService;
  content: ContentService;
  feedback: FeedbackService;
  health: HealthService;
  search: SearchService;
  topics: TopicService;
}

/** What the services rest on. */
export interface ServiceDependencies {
  db: Db;
  library: LibraryStore;
  /** The search index of the current library. */
  index: () => LibraryIndex;
  /** Marks glossary words and sanitises: the last step before a text may become HTML. */
  finishHtml: (html: string) => string;
  /** The same for a text that is kept as an article. */
  finishArticle: (html: string) => string;
  /** How much the words of the current library say. */
  weigh: () => WordWeight;
  /** Writes answers and articles; null where none is configured. */
  provider: Provider | null;
  /** Where limits are counted. */
  limitsStore: LimitsStore;
  askPerMinute: number;
  aiDailyLimit: number;
  /** Whether the database answers. */
  databaseState: () => DatabaseState;
  /** Who waits for the work under way. */
  caller: () => Caller;
  onRecordError: (error: unknown) => void;
  /** How long an answer waits for what it can do without; tests on a busy machine wait longer. */
  waitMs?: number;
}

export function createServices(deps: ServiceDependencies): Services {
  const limits = createLimitsService(deps);
  const memory = createConversationMemory(deps);
  const record = createAnswerRecord(deps);
  const writer = createTopicWriter(deps.db);
  return {
    ask: createAskService({ ...deps, limits, memory, record }),
    categories: createCategoryService(deps),
    content: createContentService({ ...deps, limits, writer }),
    feedback: createFeedbackService({ ...deps, limits }),
    health: createHealthService(deps),
    search: createSearchService(deps),
    topics: createTopicService(deps),
  };
}
