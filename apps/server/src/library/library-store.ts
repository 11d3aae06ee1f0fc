import { AsyncLocalStorage } from 'node:async_hooks';
import { EMPTY_LAW, type LawTable } from '@hoa/core/law/law-table';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { Category } from '@hoa/core/schemas/category';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';
import { CategoryFilter } from './category-filter.ts';
import type { LibrarySnapshot } from './library-snapshot.ts';

/** Called with a new snapshot and the one before it. */
export type ReplaceListener = (next: LibrarySnapshot, previous: LibrarySnapshot) => void;

/**
 * Holds the library in memory, so that a page costs no query and outlives the database
 * (docs/decisions/003). The rows stay the truth: a snapshot is read from them at start and again
 * after every change.
 */
export class LibraryStore {
  #snapshot: LibrarySnapshot;
  #law: LawTable;
  #articlesBySlug: ReadonlyMap<string, LibraryArticle> = new Map();
  #articlesById: ReadonlyMap<number, LibraryArticle> = new Map();
  readonly #listeners: ReplaceListener[] = [];
  #lookups = new AsyncLocalStorage<{ hasMissed: boolean }>();
  #filter: CategoryFilter | undefined;

  constructor(snapshot: LibrarySnapshot, law: LawTable = EMPTY_LAW) {
    this.#snapshot = snapshot;
    this.#law = law;
    this.#index();
  }

  /**
   * The library as a brand shows it that leaves out some categories: it follows this one, and what
   * is missed in it counts as missed in this one.
   *
   * @param hidden slugs of the categories
   */
  without(hidden: ReadonlySet<string>): LibraryStore {
    const filter = new CategoryFilter(hidden);
    const view = new LibraryStore(filter.apply(this.#snapshot), filter.applyLaw(this.#law));
    view.#lookups = this.#lookups;
    view.#filter = filter;
    this.onReplace((next) => {
      const shown = filter.apply(next);
      view.#law = filter.applyLaw(this.#law);
      view.replace(shown);
    });
    return view;
  }

  /** Whether a topic is one that is left out here. */
  hidesTopic(slug: string): boolean {
    return this.#filter?.hidesTopic(slug) === true;
  }

  /** Whether a category is one that is left out here. */
  hidesCategory(slug: string): boolean {
    return this.#filter?.hidden.has(slug) === true;
  }

  get snapshot(): LibrarySnapshot {
    return this.#snapshot;
  }

  /** The table of facts of the law. */
  get law(): LawTable {
    return this.#law;
  }

  /** The categories in catalogue order, each with its topics. */
  get categories(): readonly Category[] {
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
    return slugs.flatMap((slug) => this.#articlesBySlug.get(slug) ?? []);
  }

  articlesIn(categoryId: number): LibraryArticle[] {
    const found = this.#snapshot.articles.filter(({ category }) => category.id === categoryId);
    this.#found(found[0]);
    return found;
  }

  content(topicId: number): StoredContent | undefined {
    return this.#snapshot.contents.get(topicId);
  }

  category(slug: string): Category | undefined {
    return this.#found(this.categories.find((category) => category.slug === slug));
  }

  /**
   * Does some work and says whether it looked up a name that the library does not hold: there are
   * any number of those, so what is made of one is not to be kept.
   */
  async noteMisses<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; hasMissed: boolean }> {
    const lookups = { hasMissed: false };
    const result = await this.#lookups.run(lookups, work);
    return { result, ...lookups };
  }

  /**
   * What `make` works out from all articles: when it is first needed, and again after an article
   * has changed.
   *
   * @returns what gives the current value
   */
  fromArticles<Value>(make: (articles: readonly LibraryArticle[]) => Value): () => Value {
    let made: { of: readonly LibraryArticle[]; value: Value } | undefined;
    return () => {
      const { articles } = this.#snapshot;
      if (made?.of !== articles) made = { of: articles, value: make(articles) };
      return made.value;
    };
  }

  /** Puts a new snapshot in place at once; readers see the old one or the new one, never a mix. */
  replace(snapshot: LibrarySnapshot): void {
    const previous = this.#snapshot;
    this.#snapshot = snapshot;
    if (snapshot.articles !== previous.articles) this.#index();
    for (const listener of this.#listeners) listener(snapshot, previous);
  }

  /** Puts a new table of facts in place; what was made of the old one is dropped. */
  replaceLaw(law: LawTable): void {
    this.#law = law;
    for (const listener of this.#listeners) listener(this.#snapshot, this.#snapshot);
  }

  /** Calls the listener after every replacement. */
  onReplace(listener: ReplaceListener): void {
    this.#listeners.push(listener);
  }

  #found<Value>(value: Value | undefined): Value | undefined {
    const lookups = this.#lookups.getStore();
    if (value === undefined && lookups !== undefined) lookups.hasMissed = true;
    return value;
  }

  #index(): void {
    const { articles } = this.#snapshot;
    this.#articlesBySlug = new Map(articles.map((article) => [article.slug, article]));
    this.#articlesById = new Map(articles.map((article) => [article.topicId, article]));
  }
}
