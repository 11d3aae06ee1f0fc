import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { type AnsweredSection, readAnswers } from './answers/read-answers.ts';
import {
  ARTICLES_FOLDER,
  type ArticleFile,
  answersFile,
  readArticleFiles,
} from './article-files.ts';
import { type ReadArticle, readArticle } from './front-matter.ts';
import { inReadingOrder, LibraryError, type Problem } from './problem.ts';
import { type RenderedArticle, renderArticle } from './render-article.ts';

/** An article as its file holds it. */
export interface SourceArticle extends ReadArticle, Omit<ArticleFile, 'text' | 'answersText'> {
  /** What its sections answer, as the file beside it says. */
  answered: AnsweredSection[];
  /** Renders the article anew each time: some milliseconds. */
  render(): RenderedArticle;
}

/** The articles that are whole, in catalogue order, and what is wrong with the others. */
export interface ReadLibrary {
  articles: SourceArticle[];
  problems: Problem[];
}

const CATALOGUE_ORDER = new Map([...CATALOGUE_TOPICS.keys()].map((slug, index) => [slug, index]));

function catalogueIndex({ frontMatter }: SourceArticle): number {
  return CATALOGUE_ORDER.get(frontMatter.slug) ?? CATALOGUE_ORDER.size;
}

/** Reads every article of a folder, and says what is wrong with those that cannot be loaded. */
export function readLibrary(folder: string = ARTICLES_FOLDER): ReadLibrary {
  const articles: SourceArticle[] = [];
  const problems: Problem[] = [];
  for (const { file, text, answersText, checksum } of readArticleFiles(folder)) {
    const result = readArticle(file, text);
    problems.push(...result.problems);
    const { article } = result;
    if (article === undefined) continue;
    const answers = readAnswers(answersFile(file), answersText ?? '[]');
    problems.push(...answers.problems);
    if (answers.problems.length > 0) continue;
    const answered = answers.sections;
    const render = () => renderArticle(article.body, answered);
    articles.push({ ...article, file, checksum, answered, render });
  }
  articles.sort((a, b) => catalogueIndex(a) - catalogueIndex(b));
  return { articles, problems: inReadingOrder(problems) };
}

/**
 * The articles of the library in catalogue order. Nothing is rendered until asked for.
 *
 * @throws LibraryError that lists every problem of every file
 */
export function loadLibrary(folder: string = ARTICLES_FOLDER): SourceArticle[] {
  const { articles, problems } = readLibrary(folder);
  if (problems.length > 0) throw new LibraryError(problems);
  return articles;
}
