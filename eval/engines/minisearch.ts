import type { LibraryArticle } from '@hoa/core/library/library-article';
import MiniSearch from 'minisearch';
import type { Engine } from '../engine.ts';
import { referenceAnswer, sectionsOf } from './reference.ts';

/** MiniSearch over the sections, any word, with the fuzziness and boosts its guide suggests. */
export function miniSearchEngine(articles: readonly LibraryArticle[]): Engine {
  const sections = sectionsOf(articles);
  const search = new MiniSearch({
    fields: ['title', 'heading', 'body'],
    searchOptions: { boost: { title: 3, heading: 2 }, fuzzy: 0.2, prefix: true },
  });
  search.addAll(sections);
  return {
    name: 'MiniSearch over sections',
    answer: (question) =>
      referenceAnswer(
        question,
        search.search(question.question).flatMap(({ id }) => sections[id] ?? []),
      ),
  };
}
