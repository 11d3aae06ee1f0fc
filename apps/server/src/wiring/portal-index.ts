import { loadModels, type Models } from '@hoa/content/models';
import { weighWords } from '@hoa/core/citations/word-weights';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import type { LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { QuestionSuggester } from '@hoa/core/questions/question-suggester';
import { indexInSteps } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { MadeInSteps, type Steps } from '@hoa/core/search/steps';
import type { LibraryStore } from '../library/library-store.ts';

/** Makes the index that questions and searches are put to. */
export type BuildIndex = (articles: readonly LibraryArticle[]) => Steps<LibraryIndex>;

let loaded: Models | undefined;
const models = () => (loaded ??= loadModels());

/** Indexes a library with the glossary and the models, which are read once. */
export const buildPortalIndex: BuildIndex = (articles) =>
  indexInSteps(articles, GLOSSARY, models());

const rulesOf = new WeakMap<LawTable, FactIndex>();

/** Indexes the rules of the law, once for all brands that are shown one table. */
function indexRules(law: LawTable): FactIndex {
  const rules = rulesOf.get(law) ?? new FactIndex(law, models());
  rulesOf.set(law, rules);
  return rules;
}

/** Asked of every new index; a misspelling, so that the speller is made too. */
const FIRST_QUESTION = 'Who decides on a special asessment?';

/**
 * What questions and searches are answered from, as the library is now. What is asked for before it
 * is prepared is made at once.
 *
 * @param build indexes a library
 */
export function portalIndex(library: LibraryStore, build: BuildIndex = buildPortalIndex) {
  const making = library.fromArticles((articles) => new MadeInSteps(build(articles)));
  const index = () => making().get();
  const rules = () => indexRules(library.law);
  const suggester = library.fromArticles((articles) => new QuestionSuggester(articles));
  const weigh = library.fromArticles(weighWords);

  /** @param isChecking whether answers are checked, for which words are weighed */
  function* prepare(isChecking: boolean): Steps<void> {
    const newest = making();
    for (const _step of newest.prepare()) {
      // Another change came meanwhile, and brings its own.
      if (making() !== newest) return;
      yield;
    }
    // The first question reads much that all later ones find read.
    index().retrieve({ text: FIRST_QUESTION });
    yield;
    suggester();
    yield;
    yield* rules().prepare();
    if (isChecking) weigh();
  }
  return { index, rules, suggester, weigh, prepare };
}
