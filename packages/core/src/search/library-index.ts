import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { AnswerStatus } from '../schemas/answer.ts';
import type { SearchResult } from '../schemas/search.ts';
import type { TopicRef } from '../schemas/topic.ts';
import type { Relevance } from './relevance.ts';
import type { ScopeEvidence } from './scope.ts';

/** A section found for a question, with how well it fits. */
export interface RetrievedSection {
  article: LibraryArticle;
  section: Section;
  /** BM25F over the section, raised by how well its article fits as a whole; comparable within one retrieval. */
  score: number;
}

/** What the library holds on a question. */
export interface Retrieval {
  /** Best first; also what comes nearest when the question is not covered. */
  sections: RetrievedSection[];
  /** Share of what the question says, weighed by rarity, that its best article carries: 0 to 1. */
  coverage: number;
  /** How likely the question is one for this library: 0 to 1. */
  likelihood: number;
  /** What the likelihood rests on. */
  evidence: ScopeEvidence;
  /** How much of the question any text says. */
  relevance: Relevance;
  /** Whether the sections answer, answer in part, or have nothing on the question. */
  status: AnswerStatus;
}

/** The library, ready to be searched and asked. */
export interface LibraryIndex {
  retrieve(question: string): Retrieval;
  search(query: string): SearchResult;
  /** The article on a topic, if the library has one. */
  article(slug: string): LibraryArticle | undefined;
  /** The topics nearest to a text, best first. */
  nearestTopics(text: string, count: number): TopicRef[];
}
