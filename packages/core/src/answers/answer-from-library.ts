import type { Answer } from '../schemas/answer.ts';
import type { TopicRef } from '../schemas/topic.ts';
import type { LibraryIndex, Retrieval, RetrievedSection } from '../search/library-index.ts';
import { composeAnswer } from './compose-answer.ts';
import { retrieveInConversation } from './follow-up.ts';
import { notCovered, topicRef } from './not-covered.ts';
import { bestSectionPerArticle } from './passages.ts';

/** Topics offered to read next. */
const MOST_RELATED = 4;
/** A runner-up is worth reading when it fits at least this share of what the best one does. */
const RUNNER_UP_SHARE = 0.3;

/** What to read next: runners-up that fit, then what the best article's editors name. */
function relatedTopics(
  index: LibraryIndex,
  { sections }: Retrieval,
  top: RetrievedSection,
  cited: ReadonlySet<string>,
): TopicRef[] {
  const runnersUp = bestSectionPerArticle(sections).filter(
    ({ score }) => score >= top.score * RUNNER_UP_SHARE,
  );
  const named = top.article.related.flatMap((slug) => index.article(slug) ?? []);
  const topics = new Map(
    [...runnersUp.map(({ article }) => article), ...named].map((article) => [
      article.slug,
      article,
    ]),
  );
  return [...topics.values()]
    .filter(({ slug }) => !cited.has(slug))
    .slice(0, MOST_RELATED)
    .map(topicRef);
}

/**
 * Answers a question from the library alone: the sentences that answer it, verbatim and cited,
 * the definition first where one is asked for, the steps where it asks how. Nothing is made up,
 * and a question that the library does not cover is told so.
 *
 * @param history earlier questions of the conversation, oldest first
 */
export function answerFromLibrary(
  index: LibraryIndex,
  question: string,
  history: readonly string[] = [],
): Answer {
  const { retrieval, ownRelevance } = retrieveInConversation(index, question, history);
  const [top] = retrieval.sections;
  if (top === undefined || retrieval.status === 'not-covered') return notCovered(retrieval);
  const composed = composeAnswer(question, retrieval, top, ownRelevance);
  if (composed === undefined) return notCovered(retrieval);
  const cited = new Set(composed.sources.map(({ slug }) => slug));
  return {
    ...composed,
    status: retrieval.status,
    mode: 'library',
    related: relatedTopics(index, retrieval, top, cited),
  };
}
