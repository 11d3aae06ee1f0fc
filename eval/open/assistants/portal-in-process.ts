import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { loadModels } from '@hoa/content/models';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { treeText } from '@hoa/core/answers/compose/answer-tree';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FactIndex } from '@hoa/core/law/fact-index';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { SITE_NAME } from '@hoa/core/site';
import type { Assistant } from '../assistant.ts';

/** The portal's answers of its library, without a provider, as a visitor who chose no state asks. */
export function portalInProcess(articles: readonly LibraryArticle[]): Assistant {
  const models = loadModels();
  const index = buildLibraryIndex(articles, GLOSSARY, models);
  const rules = new FactIndex(lawTable(readLaw()), models);
  return {
    name: SITE_NAME,
    ask({ question }) {
      const answer = answerFromLibrary(index, question, [], { rules });
      const citations = [...answer.sources, ...answer.facts].map(({ url }) => url);
      const text = treeText(answer.body);
      return { text, citations, declined: answer.status === 'not-covered' };
    },
  };
}
