import { loadModels, type Models } from '@hoa/content/models';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { saidText, treeText } from '@hoa/core/answers/compose/answer-tree';
import type { Turn } from '@hoa/core/answers/talk/conversation';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { Engine, EngineAnswer } from '../engine.ts';
import { holdsGold } from '../gold.ts';
import type { EvalQuestion } from '../question-sets.ts';

/** The portal's answer to a question, after what was asked before it. */
export function portalAnswer(index: LibraryIndex, question: EvalQuestion): EngineAnswer {
  const history: Turn[] = [];
  for (const before of question.history) {
    const { body } = answerFromLibrary(index, before, history);
    history.push({ question: before, answer: saidText(body) });
  }
  const { body, sources, status, lead, sections } = answerFromLibrary(
    index,
    question.question,
    history,
  );
  const text = treeText(body);
  const [opening = ''] = text.split('\n');
  const [first] = sections;
  // That a state has no rule is said by the answer's own words, and needs no section.
  const isSaid = question.says.some((words) => opening.includes(words));
  return {
    slugs: [...new Set(sources.map(({ slug }) => slug))],
    section: first === undefined ? '' : `${first.article.slug}#${first.section.anchor}`,
    lead,
    text,
    declined: status === 'not-covered',
    leads: first !== undefined && (isSaid || holdsGold(question, first, lead)),
  };
}

/** The index that the portal answers from, by its own models or by those to be tried instead. */
export function libraryIndex(
  articles: readonly LibraryArticle[],
  models: Models = loadModels(),
): LibraryIndex {
  return buildLibraryIndex(articles, GLOSSARY, models);
}

/** The portal's own answers, without a provider. */
export function portalEngine(index: LibraryIndex): Engine {
  return { name: 'portal', answer: (question) => portalAnswer(index, question) };
}
