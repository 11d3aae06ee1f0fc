import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { Category } from '@hoa/core/schemas/category';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';
import { type LibraryPart, type LibraryReads, ReadLog } from './library-reads.ts';

/** The whole library as one process holds it in memory. */
export interface LibrarySnapshot {
  /** Changes with any text; null while nothing was ever loaded. */
  version: string | null;
  categories: readonly Category[];
  articles: readonly LibraryArticle[];
  contents: ReadonlyMap<number, StoredContent>;
}

/** Told of a new snapshot, the one before it, and which parts differ. */
export type ReplaceListener = (
  next: LibrarySnapshot,
  previous: LibrarySnapshot,
  changed: ReadonlySet<LibraryPart>,
) => void;

/**
 * Holds the library in memory, so that a page costs no query and outlives the database
 * (docs/decisions/003). The rows stay the truth: a snapshot is read from them at start and again
 * after every change. What an answer reads here can be recorded, so that a change drops the
 * answers it touched and no others.
 */
export class LibraryStore {
  #snapshot: LibrarySnapshot;
  #articlesBySlug: ReadonlyMap<string, LibraryArticle> = new Map();
  #articlesById: ReadonlyMap<number, LibraryArticle> = new Map();
  readonly #listeners: ReplaceListener[] = [];
  readonly #reads = new ReadLog();

  constructor(snapshot: LibrarySnapshot) {
    this.#snapshot = snapshot;
    this.#index();
  }

  /** All of the library, for what is made from all of it. */
  get snapshot(): LibrarySnapshot {
    this.#reads.note('everything');
    return this.#snapshot;
  }

  /** The categories in catalogue order, each with its topics. */
  get categories(): readonly Category[] {
    this.#reads.note('categories');
    return this.#snapshot.categories;
  }

  article(slug: string): LibraryArticle | undefined {
    return this.#found(this.#articlesBySlug.get(slug));
  }

  articleById(topicId: number): LibraryArticle | undefined {
    return this.#found(this.#articlesById.get(topicId));
  }

  /** The articles under these slugs; those that the library does not hold are left out. */
  articlesNamed(slugs: readonly string[]): LibraryArticle[] {
    this.#reads.note('articles');
    return slugs.flatMap((slug) => this.#articlesBySlug.get(slug) ?? []);
  }

  articlesIn(categoryId: number): LibraryArticle[] {
    this.#reads.note('articles');
    const found = this.#snapshot.articles.filter(({ category }) => category.id === categoryId);
    if (found.length === 0) this.#reads.noteMiss();
    return found;
  }

  content(topicId: number): StoredContent | undefined {
    this.#reads.note(`content:${topicId}`);
    return this.#snapshot.contents.get(topicId);
  }

  category(slug: string): Category | undefined {
    const found = this.categories.find((category) => category.slug === slug);
    if (found === undefined) this.#reads.noteMiss();
    return found;
  }

  /** Does some work and says which parts of the library it read. */
  recordReads<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; reads: LibraryReads }> {
    return this.#reads.record(work);
  }

  /** Puts a new snapshot in place at once; readers see the old one or the new one, never a mix. */
  replace(snapshot: LibrarySnapshot, changed: ReadonlySet<LibraryPart>): void {
    const previous = this.#snapshot;
    this.#snapshot = snapshot;
    if (snapshot.articles !== previous.articles) this.#index();
    for (const listener of this.#listeners) listener(snapshot, previous, changed);
  }

  /** Calls the listener after every replacement. */
  onReplace(listener: ReplaceListener): void {
    this.#listeners.push(listener);
  }

  #found(article: LibraryArticle | undefined): LibraryArticle | undefined {
    if (article === undefined) this.#reads.noteMiss();
    else this.#reads.note(`article:${article.topicId}`);
    return article;
  }

  #index(): void {
    const { articles } = this.#snapshot;
    this.#articlesBySlug = new Map(articles.map((article) => [article.slug, article]));
    this.#articlesById = new Map(articles.map((article) => [article.topicId, article]));
  }
}
