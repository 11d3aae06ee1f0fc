import { basename } from 'node:path';
import { ARTICLES_FOLDER, articleFile } from '@hoa/content/article-files';
import {
  inCatalogueOrder,
  type ReadLibrary,
  readLibrary,
  type SourceArticle,
} from '@hoa/content/load-library';
import { type Problem, problemText } from '@hoa/content/problem';
import type { BaseLogger } from 'pino';

/** What became of the files since they were read last. */
export interface Reread {
  /** Files that are new or whose text changed; those that cannot be read do not count. */
  changed: string[];
  removed: string[];
  /** What is wrong with files that cannot be read; their last good version stays. */
  problems: Problem[];
}

/**
 * The article files as they were when they could last be read. A file that is broken while its
 * editor is at work keeps its last good version; a new file joins once it can be read.
 */
export class ArticleSources {
  readonly folder: string;
  #articles: readonly SourceArticle[];
  #unreadable: ReadonlySet<string>;

  private constructor(folder: string, { articles, problems }: ReadLibrary) {
    this.folder = folder;
    this.#articles = articles;
    this.#unreadable = slugsOf(problems);
  }

  /**
   * Reads the files at start. Those that are broken are logged and left out: one slip of an editor
   * must not keep a whole portal from starting.
   *
   * @param stored checksums of the articles that the database holds, which were whole then
   * @returns null when the folder cannot be read
   */
  static open(
    log: Pick<BaseLogger, 'warn'>,
    folder: string = ARTICLES_FOLDER,
    stored?: ReadonlySet<string>,
  ): ArticleSources | null {
    try {
      const library = readLibrary(folder, stored);
      logProblems(log, library.problems);
      return new ArticleSources(folder, library);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      log.warn({ err: error }, 'the article files cannot be read; what is stored is kept');
      return null;
    }
  }

  /** The newest good version of every file, in catalogue order. */
  get articles(): readonly SourceArticle[] {
    return this.#articles;
  }

  /** The slugs of the files that cannot be read now. */
  get unreadable(): ReadonlySet<string> {
    return this.#unreadable;
  }

  /** Reads the files again. */
  reread(): Reread {
    // What has not changed is not looked through for the sake of one file that has.
    const whole = new Set(this.#articles.map(({ checksum }) => checksum));
    const { articles, problems } = readLibrary(this.folder, whole);
    const broken = new Set(problems.map(({ file }) => articleFile(file)));
    const known = new Map(this.#articles.map((article) => [article.file, article]));
    const fresh = new Map(articles.map((article) => [article.file, article]));
    const kept = this.#articles.filter(({ file }) => broken.has(file) && !fresh.has(file));
    const changed = articles
      .filter(({ file, checksum }) => known.get(file)?.checksum !== checksum)
      .map(({ file }) => file);
    const removed = [...known.keys()].filter((file) => !fresh.has(file) && !broken.has(file));
    this.#articles = inCatalogueOrder([...articles, ...kept]);
    this.#unreadable = slugsOf(problems);
    return { changed, removed, problems };
  }
}

/** The slugs that the names of broken files promise. */
function slugsOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ file }) => basename(articleFile(file), '.md')));
}

/** Tells an editor what is wrong, where, and what is shown meanwhile. */
export function logProblems(log: Pick<BaseLogger, 'warn'>, problems: readonly Problem[]): void {
  const advice = 'its last good version stays, if there is one; npm run article -- check explains';
  for (const problem of problems) {
    log.warn({ file: problem.file }, `${problemText(problem)} (${advice})`);
  }
}
