import type { Kysely } from 'kysely';
import type { AnswerTable } from './tables/answer.table.ts';
import type { CategoryTable } from './tables/category.table.ts';
import type { ConversationTurnTable } from './tables/conversation-turn.table.ts';
import type { GenerationClaimTable } from './tables/generation-claim.table.ts';
import type { LibraryStateTable } from './tables/library-state.table.ts';
import type { QuestionGapTable } from './tables/question-gap.table.ts';
import type { TopicTable } from './tables/topic.table.ts';
import type { TopicContentTable } from './tables/topic-content.table.ts';
import type { TopicSectionTable } from './tables/topic-section.table.ts';
import type { UsageTable } from './tables/usage.table.ts';
import type { VisitorKeyTable } from './tables/visitor-key.table.ts';

/** Every table by its name. */
export interface DatabaseSchema {
  categories: CategoryTable;
  topics: TopicTable;
  topic_content: TopicContentTable;
  topic_sections: TopicSectionTable;
  answers: AnswerTable;
  conversation_turns: ConversationTurnTable;
  question_gaps: QuestionGapTable;
  generation_claims: GenerationClaimTable;
  usage: UsageTable;
  visitor_keys: VisitorKeyTable;
  library_state: LibraryStateTable;
}

/**
 * The database or a transaction of it. Inside a transaction use the transaction alone: PGlite has
 * one connection, and a second query on the database would wait for it forever.
 */
export type Db = Kysely<DatabaseSchema>;
