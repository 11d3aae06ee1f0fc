import type { LibraryArticle } from '../library/library-article.ts';
import { coverage } from './coverage.ts';
import { decideStatus } from './decide-status.ts';
import type { ArticlePostings } from './index-articles.ts';
import type { Retrieval, RetrievedSection } from './library-index.ts';
import type { OtherSubjectEvidence } from './other-subjects.ts';
import type { QuestionReader } from './question-reader.ts';
import { rankArticles } from './rank-articles.ts';
import { rankSections } from './rank-sections.ts';
import { readQuestion } from './read-question.ts';
import { createRelevance } from './relevance.ts';
import { scopeEvidence, scopeLikelihood } from './scope.ts';

/** Articles whose sections are looked at. */
const CANDIDATES = 24;
/** Sections handed back. */
const MOST_SECTIONS = 24;

/** What a question is put to. */
export interface AskedLibrary {
  articles: readonly LibraryArticle[];
  sectionAt(position: number): LibraryArticle['sections'][number] | undefined;
  index: ArticlePostings;
  reader: QuestionReader;
  otherSubjects: OtherSubjectEvidence;
}

/** The sections that answer a question best, and whether they answer it at all. */
export function retrieve(question: string, library: AskedLibrary): Retrieval {
  const { articles, index, reader, otherSubjects } = library;
  const concepts = readQuestion(question, reader);
  const best = rankArticles(concepts, index, reader.settings, CANDIDATES);
  const ranked = rankSections(concepts, best, index, reader.settings).slice(0, MOST_SECTIONS);
  const [top] = ranked;
  const evidence = scopeEvidence(
    question,
    concepts,
    top?.score ?? 0,
    articles.length,
    otherSubjects,
  );
  const likelihood = concepts.length === 0 ? 0 : scopeLikelihood(evidence);
  const covered = top === undefined ? 0 : coverage(concepts, index, top.article);
  const sections = ranked.flatMap(({ article, section, score }): RetrievedSection[] => {
    const [from, found] = [articles[article], library.sectionAt(section)];
    return from === undefined || found === undefined
      ? []
      : [{ article: from, section: found, score }];
  });
  const status = sections.length === 0 ? 'not-covered' : decideStatus(likelihood, covered);
  const relevance = createRelevance(concepts, index.idf, reader.lexicon);
  return { sections, coverage: covered, likelihood, evidence, relevance, status };
}
