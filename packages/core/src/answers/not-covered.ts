import type { LibraryArticle } from '../library/library-article.ts';
import { topicPath } from '../library/library-article.ts';
import type { Answer } from '../schemas/answer.ts';
import type { TopicRef } from '../schemas/topic.ts';
import type { Retrieval } from '../search/library-index.ts';
import { linkHtml, listHtml, paragraphHtml } from './answer-html.ts';
import { bestSectionPerArticle } from './passages.ts';

const MOST_NEAREST = 3;
/** A topic is near when it carries this much of what was asked, and fits nearly as the best does. */
const NEAR_COVERAGE = 0.3;
const NEAR_SHARE = 0.6;

const NOTHING = 'The library has nothing on this question, so there is no answer to give you here.';
const ABOUT =
  'It is about life in a homeowners’ or condominium association: its rules, meetings, money, property and neighbors. If that is what you are asking about, please say a little more in your own words.';
const NO_ASSOCIATION =
  'It is about homeowners’ and condominium associations, and you say that none is involved.';

export function topicRef({ topicId: id, slug, title }: LibraryArticle): TopicRef {
  return { id, slug, title };
}

function nearestTopics({ sections, coverage }: Retrieval): TopicRef[] {
  const [best] = sections;
  if (best === undefined || coverage < NEAR_COVERAGE) return [];
  return bestSectionPerArticle(sections)
    .filter(({ score }) => score >= best.score * NEAR_SHARE)
    .slice(0, MOST_NEAREST)
    .map(({ article }) => topicRef(article));
}

/** Says that the library does not cover a question, and names the nearest topics if any is near. */
export function notCovered(retrieval: Retrieval): Answer {
  const related = nearestTopics(retrieval);
  const about = retrieval.evidence.denied === 1 ? NO_ASSOCIATION : ABOUT;
  const blocks = [paragraphHtml(`${NOTHING} ${about}`)];
  if (related.length > 0) {
    const links = related.map(({ slug, title }) => linkHtml(topicPath(slug), title));
    blocks.push(paragraphHtml('These topics come nearest:'), listHtml('ul', links));
  }
  return {
    response: blocks.join('\n'),
    sources: [],
    status: 'not-covered',
    mode: 'library',
    decidedBy: [],
    related,
  };
}
