import type { ReadFiles } from '@hoa/content/review/review-files';
import type { LibraryAnswer } from '@hoa/core/answers/compose/library-answer';
import type { WordWeight } from '@hoa/core/citations/word-weights';
import type { FactIndex } from '@hoa/core/law/fact-index';
import type { QuestionSuggester } from '@hoa/core/questions/question-suggester';
import type { Guide } from '@hoa/core/schemas/guide';
import type { Letter } from '@hoa/core/schemas/letter';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { Db } from '@hoa/db/database';
import type { LibraryStore } from '../library/library-store.ts';
import type { Provider } from '../provider/provider.ts';
import type { DatabaseState } from '../storage/database-keeper.ts';
import type { LimitsStore } from '../storage/limits-store.ts';
import { createAnswerRecord } from './answer-record.ts';
import { type AskService, createAskService } from './ask.service.ts';
import { type CategoryService, createCategoryService } from './category.service.ts';
import { type ContentService, createContentService } from './content.service.ts';
import { createConversationMemory } from './conversation-memory.ts';
import { createFeedbackService, type FeedbackService } from './feedback.service.ts';
import { createGlossaryService, type GlossaryService } from './glossary.service.ts';
import { createGuideService, type GuideService } from './guide.service.ts';
import { createHealthService, type HealthService } from './health.service.ts';
import { createLawService, type LawService } from './law.service.ts';
import { createLetterService, type LetterService } from './letter.service.ts';
import { createLimitsService } from './limits.service.ts';
import { createReviewService, type ReviewService } from './review.service.ts';
import { createSearchService, type SearchService } from './search.service.ts';
import { shownGuide } from './shown-guide.ts';
import { createSituationService, type SituationService } from './situation.service.ts';
import { createToolService, type ToolService } from './tool.service.ts';
import { createTopicService, type TopicService } from './topic.service.ts';
import { createTopicWriter } from './topic-writer.ts';

/** Every service that procedures and REST handlers may call. */
export interface Services {
  ask: AskService;
  categories: CategoryService;
  content: ContentService;
  feedback: FeedbackService;
  glossary: GlossaryService;
  guides: GuideService;
  health: HealthService;
  law: LawService;
  letters: LetterService;
  review: ReviewService;
  search: SearchService;
  tools: ToolService;
  situations: SituationService;
  topics: TopicService;
}

/** What the services rest on. */
export interface ServiceDependencies {
  db: Db;
  library: LibraryStore;
  /** The guided paths, in the order of lists. */
  guides: readonly Guide[];
  /** The letters and notices, in the order of lists. */
  letters: readonly Letter[];
  /** The search index of the current library. */
  index: () => LibraryIndex;
  /** The rules of the law, ready to be asked. */
  rules: () => FactIndex;
  /** The questions of the current library, to be suggested. */
  suggester: () => QuestionSuggester;
  /** Marks glossary words and sanitises: the last step before a text may become HTML. */
  finishTree: (body: LibraryAnswer['body']) => string;
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
  /** The files that editors write, as they could last be read. */
  files: () => Pick<ReadFiles, 'library' | 'law'>;
  /** Whether the database answers. */
  databaseState: () => DatabaseState;
  onRecordError: (error: unknown) => void;
}

export function createServices(given: ServiceDependencies): Services {
  const guides = given.guides.map((guide) => shownGuide(guide, given.library));
  const deps = { ...given, guides };
  const limits = createLimitsService(deps);
  const memory = createConversationMemory(deps);
  const record = createAnswerRecord(deps);
  const writer = createTopicWriter(deps.db);
  const law = createLawService(deps);
  return {
    ask: createAskService({ ...deps, limits, memory, record }),
    categories: createCategoryService(deps),
    content: createContentService({ ...deps, limits, writer }),
    feedback: createFeedbackService({ ...deps, limits }),
    glossary: createGlossaryService(),
    guides: createGuideService(deps),
    health: createHealthService(deps),
    law,
    letters: createLetterService({ ...deps, law, limits }),
    review: createReviewService({ ...deps, limits }),
    search: createSearchService(deps),
    tools: createToolService({ ...deps, law }),
    situations: createSituationService(deps),
    topics: createTopicService(deps),
  };
}
