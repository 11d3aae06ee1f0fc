import { join } from 'node:path';
import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { type AnsweredSection, type ReadAnswers, readAnswers } from './answers/read-answers.ts';
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
  readonly answered: AnsweredSection[];
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

/** Articles in the order in which the catalogue lists their topics. */
export function inCatalogueOrder(articles: readonly SourceArticle[]): SourceArticle[] {
  return articles.toSorted((a, b) => catalogueIndex(a) - catalogueIndex(b));
}

/** What came of an article's files: the article, or what is wrong with it. */
interface ReadFile {
  article: SourceArticle | undefined;
  problems: Problem[];
  /** What came of the file beside it, read when first needed: it takes ten times as long. */
  answers(): ReadAnswers;
}

function readFile({ file, text, answersText, checksum }: ArticleFile): ReadFile {
  let read: ReadAnswers | undefined;
  const answers = () => (read ??= readAnswers(answersFile(file), answersText ?? '[]'));
  const { article, problems } = readArticle(file, text);
  if (article === undefined) return { article, problems, answers };
  const source = {
    ...article,
    file,
    checksum,
    get answered() {
      return answers().sections;
    },
    render: () => renderArticle(article.body, answers().sections),
  };
  return { article: source, problems, answers };
}

/** What came of each file when it was read last, with the checksum that it had then. */
const lastRead = new Map<string, ReadFile & { checksum: string }>();

/** Reads a file; one that is as it was when it was read last costs nothing. */
function readOnce(folder: string, source: ArticleFile): ReadFile {
  const path = join(folder, source.file);
  const known = lastRead.get(path);
  if (known?.checksum === source.checksum) return known;
  const read = { ...readFile(source), checksum: source.checksum };
  lastRead.set(path, read);
  return read;
}

/**
 * Reads every article of a folder, and says what is wrong with those that cannot be loaded. Files
 * that have not changed since this process read them are not parsed again.
 *
 * @param good checksums of articles that were whole before: what their sections answer is read only
 *   when it is needed
 */
export function readLibrary(
  folder: string = ARTICLES_FOLDER,
  good: ReadonlySet<string> = new Set(),
): ReadLibrary {
  const articles: SourceArticle[] = [];
  const problems: Problem[] = [];
  for (const source of readArticleFiles(folder)) {
    const read = readOnce(folder, source);
    problems.push(...read.problems);
    if (read.article === undefined) continue;
    const slips = good.has(source.checksum) ? [] : read.answers().problems;
    problems.push(...slips);
    if (slips.length === 0) articles.push(read.article);
  }
  return { articles: inCatalogueOrder(articles), problems: inReadingOrder(problems) };
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
