import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { IndexHits } from '../schemas/search.ts';
import type { TopicRef } from '../schemas/topic.ts';
import type { Passage, SectionRef } from './passages/passages.ts';
import type { AskedQuestion, Concept } from './question/question.ts';
import type { AskedMeaning } from './rank/asked-meaning.ts';
import type { RankedExcerpt, Wanted } from './rank/rank-excerpts.ts';
import type { ScopeEvidence } from './scope/scope.ts';

/** What the library holds on a question. */
export interface Retrieval {
  /** What may be quoted, best first; also what comes nearest when the question is not covered. */
  excerpts: readonly RankedExcerpt[];
  /** What editors wrote as the answer to the question in these very words. */
  answer: Passage | undefined;
  /** What the question says. */
  concepts: readonly Concept[];
  wanted: Wanted;
  /** What a word is worth that the library does not have. */
  rarest: number;
  /** Whether the question is one for this library. */
  isOurs: boolean;
  /** How likely the question is one for this library: 0 to 1. */
  likelihood: number;
  /** What the likelihood rests on. */
  evidence: ScopeEvidence;
  meaning: AskedMeaning;
  /** How near the nearest authored answer lies, read as a whole: a cosine; undefined where nothing reads it. */
  nearestAnswer: number | undefined;
}

/** The library, ready to be searched and asked. */
export interface LibraryIndex {
  /** @param alone what was retrieved for the question's own words, so that they are not read again */
  retrieve(question: AskedQuestion, alone?: Retrieval): Retrieval;
  search(query: string): IndexHits;
  /** The article on a topic, if the library has one. */
  article(slug: string): LibraryArticle | undefined;
  /** The topics nearest to a text, best first. */
  nearestTopics(text: string, count: number): TopicRef[];
}

/** Sections that a provider may be shown. */
const SECTIONS_MAX = 24;

/**
 * The sections of what was retrieved, each once, best first.
 *
 * @param first sections that come before all others
 */
export function sectionsOf(
  { excerpts }: Pick<Retrieval, 'excerpts'>,
  first: readonly SectionRef[] = [],
): SectionRef[] {
  const sections = new Map(
    [...first, ...excerpts.map(({ excerpt }) => excerpt.passage)].map(
      ({ article, section }): [Section, SectionRef] => [section, { article, section }],
    ),
  );
  return [...sections.values()].slice(0, SECTIONS_MAX);
}
