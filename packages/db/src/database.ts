import type { SectionAnswer, SectionBlock, SectionPart } from '@hoa/core/library/section';
import type { AnswerMode, AnswerStatus } from '@hoa/core/schemas/answer';
import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import type { ArticleDetails } from '@hoa/core/schemas/topic';
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';

interface CategoryTable {
  id: number;
  slug: string;
  name: string;
  description: string;
  image_path: string;
}

/** A topic and what editors say about it; its text lives in topic_content. */
interface TopicTable {
  id: number;
  category_id: number;
  slug: string;
  title: string;
  description: string;
  /** What people type when they mean this topic. */
  aliases: string[];
  /** Slugs to read next, nearest first. */
  related: string[];
}

export interface TopicContentTable {
  id: Generated<number>;
  topic_id: number;
  /** Sanitised HTML. */
  content: string;
  ai_generated: 0 | 1;
  /** What the page shows beside the text; null for a generated text. */
  details: JSONColumnType<ArticleDetails> | null;
  /** Of the source file and the renderer; null for a generated text. */
  checksum: string | null;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}

/** A citable section of an article, in the order of the text. */
interface TopicSectionTable {
  topic_id: number;
  position: number;
  anchor: string;
  heading: string;
  part: SectionPart;
  blocks: JSONColumnType<SectionBlock[]>;
  answers: JSONColumnType<SectionAnswer[]>;
}

/** One answer given: what it rested on and how it was received, never who asked or what was typed. */
interface AnswerTable {
  id: Generated<string>;
  status: AnswerStatus;
  mode: AnswerMode;
  source_slugs: string[];
  /** Sections as slug#anchor, and facts of the law by id; empty before there was such a column. */
  passages: Generated<string[]>;
  duration_ms: number;
  created_at: ColumnType<Date, never, never>;
  /** null until there is feedback. */
  helpful: boolean | null;
  feedback_reason: FeedbackReason | null;
}

/** A question and its answer, for follow-ups under the same conversation; gone after a day. */
interface ConversationTurnTable {
  id: Generated<number>;
  conversation_id: string;
  /** Redacted. */
  question: string;
  /** Plain text. */
  answer: string;
  created_at: ColumnType<Date, never, never>;
}

/** A question that the library does not cover, redacted, and how often it was asked. */
interface QuestionGapTable {
  /** The question's words alone, so that other spellings of it count together. */
  key: string;
  question: string;
  count: Generated<number>;
  last_seen: ColumnType<Date, never, Date>;
}

/** Which process is writing the article of a topic, or that one failed to a short while ago. */
interface GenerationClaimTable {
  slug: string;
  /** A UUID of the attempt. */
  owner: string;
  state: 'working' | 'failed';
  expires_at: ColumnType<Date, Date, Date>;
}

/** Counters that limits read: so many of a kind, by whom, on a day. */
interface UsageTable {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  kind: string;
  /** A visitor's keyed hash, or 'all' for the whole portal. */
  subject: string;
  amount: number;
}

/** The secret of a day, under which visitors' addresses are hashed; once it is gone, so are they. */
interface VisitorKeyTable {
  /** UTC day as YYYY-MM-DD. */
  day: string;
  key: string;
}

/** What the stored library was loaded from. */
interface LibraryStateTable {
  /** Which library it is, and how often another was loaded into this database. */
  key: 'content-version' | 'content-loads';
  value: string;
}

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
