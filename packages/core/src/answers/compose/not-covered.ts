import type { ElementContent } from 'hast';
import { topicPath } from '../../library/library-article.ts';
import { headlineOf } from '../../questions/article-questions.ts';
import type { AnswerLanguage } from '../../schemas/answer.ts';
import type { TopicRef } from '../../schemas/topic.ts';
import type { Retrieval } from '../../search/library-index.ts';
import { leftUnsaid } from '../../search/scope/scope.ts';
import { answerWriter } from './answer-tree.ts';
import { FRAMES } from './frame.ts';
import type { LibraryAnswer } from './library-answer.ts';

const NEAREST_MAX = 3;
/** A topic is near when words of it say this much of what was asked, and it fits nearly as well as the best. */
const NEAR_SAID = 0.3;
const NEAR_FIT = 0.6;

function nearestTopics({ excerpts, wanted, rarest }: Retrieval): TopicRef[] {
  const topics = new Map<string, TopicRef>();
  for (const { excerpt, articleFit, saidInPlace } of excerpts) {
    const { topicId: id, slug, title } = excerpt.passage.article;
    if (articleFit < NEAR_FIT || topics.has(slug)) continue;
    const unsaid = leftUnsaid(saidInPlace, wanted.matcher, rarest).all;
    if (unsaid <= 1 - NEAR_SAID) topics.set(slug, { id, slug, title });
  }
  return [...topics.values()].slice(0, NEAREST_MAX);
}

const MEANT_MAX = 3;
/**
 * A cosine: of 85 questions of ours that were declined 42 have one of the library's so near, and 18
 * in 100 of those on other matters.
 */
const MEANT_NEAR = 0.7;

/**
 * What may have been meant by a question that seems to be none for the library: who tells a case
 * without naming an association is one click from the answer.
 *
 * @returns whole questions as editors wrote them, each of which has an answer, the nearest first
 */
function meantQuestions({ excerpts, evidence }: Retrieval): string[] {
  if (evidence.denied === 1) return [];
  const near = excerpts
    .filter((one) => evidence.near + one.near.passage >= MEANT_NEAR)
    .toSorted((a, b) => b.near.passage - a.near.passage)
    .map((one) => headlineOf(one.excerpt.passage.questions))
    .filter((question) => question.endsWith('?'));
  return [...new Set(near)].slice(0, MEANT_MAX);
}

/**
 * Says that the library does not cover a question, and names the nearest topics if any is near, and
 * beside the answer the questions that may have been meant.
 */
export function notCovered(retrieval: Retrieval, language: AnswerLanguage): LibraryAnswer {
  const frame = FRAMES[language];
  const writer = answerWriter(language);
  const related = nearestTopics(retrieval);
  const about = retrieval.evidence.denied === 1 ? frame.noAssociation : frame.about;
  const blocks: ElementContent[] = [writer.paragraph(`${frame.nothing} ${about}`)];
  if (related.length > 0) {
    const links = related.map(({ slug, title }) => [
      writer.link(topicPath(slug), writer.quote(title)),
    ]);
    blocks.push(writer.part('nearest', writer.paragraph(frame.nearest), writer.list('ul', links)));
  }
  return {
    body: { type: 'root', children: blocks },
    sources: [],
    status: 'not-covered',
    lead: '',
    missing: [],
    facts: [],
    language,
    mode: 'library',
    decidedBy: [],
    related,
    next: meantQuestions(retrieval),
    sections: [],
    bearing: () => [],
  };
}
