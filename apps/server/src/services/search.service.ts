import { findGuides } from '@hoa/core/guides/find-guides';
import { guideSummary } from '@hoa/core/guides/guide-summary';
import { jurisdiction } from '@hoa/core/jurisdictions';
import { readLanguage } from '@hoa/core/language/spanish';
import type { FactIndex } from '@hoa/core/law/fact-index';
import { searchLaw } from '@hoa/core/law/search-law';
import type { QuestionSuggester } from '@hoa/core/questions/question-suggester';
import type { Guide } from '@hoa/core/schemas/guide';
import type { LetterSummary } from '@hoa/core/schemas/letter';
import type { SuggestedQuestion } from '@hoa/core/schemas/library-question';
import type { SearchRequest, SearchResult } from '@hoa/core/schemas/search';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { pageFinder, withoutKinds } from '@hoa/core/site-pages/find-pages';
import { statesOf } from '@hoa/core/text/named-jurisdictions';
import type { LibraryStore } from '../library/library-store.ts';

/** Questions among what a search finds, at most. */
const QUESTIONS_FOUND = 3;

/**
 * Search over topics, guides, sections, glossary terms, the questions that sections answer, the
 * rules of a state, and the site's own tools, letters and pages.
 */
export interface SearchService {
  query(request: SearchRequest): SearchResult;
  /** Questions of the library that the beginning of one may become. */
  suggest(request: { q: string; limit: number }): SuggestedQuestion[];
}

/** Whether a question is one for a search on a state: on no other state alone. */
function isOfState(question: string, code: string | null): boolean {
  const states = statesOf(question);
  return code === null || states.size === 0 || states.has(jurisdiction(code).name.toLowerCase());
}

export function createSearchService(deps: {
  index: () => LibraryIndex;
  suggester: () => QuestionSuggester;
  guides: readonly Guide[];
  letters: readonly LetterSummary[];
  rules: () => FactIndex;
  library: Pick<LibraryStore, 'law'>;
}): SearchService {
  const findPages = pageFinder(deps.letters);
  const suggest = (q: string, limit: number) => deps.suggester().suggest(q, limit);
  /** A search in English words; one word of Spanish may be the beginning of an English one: 'norma'. */
  const inEnglish = (q: string): string => {
    const { language, english } = readLanguage(q);
    const isBegun = !q.trim().includes(' ') && suggest(q, 1).length > 0;
    return language === 'en' || isBegun ? q : english.replace(/\?$/, '');
  };
  return {
    query(request) {
      const q = inEnglish(request.q);
      const { rules, pages, namedState } = searchLaw(
        { ...request, q },
        deps.rules(),
        deps.library.law.acts,
      );
      const tools = findPages(q);
      // 'budget template' is also a search for what the library says of budgets.
      const subject = tools.length === 0 ? q : withoutKinds(q);
      const found = deps.index().search(subject);
      const topics = found.topics.map(({ slug }) => slug);
      return {
        ...found,
        query: request.q,
        guides: findGuides(q, deps.guides, topics).map(guideSummary),
        questions: suggest(q, 2 * QUESTIONS_FOUND)
          .filter(({ question }) => isOfState(question, namedState))
          .slice(0, QUESTIONS_FOUND),
        rules,
        pages: [...pages, ...tools],
        namedState,
      };
    },
    suggest: ({ q, limit }) => suggest(q, limit),
  };
}
