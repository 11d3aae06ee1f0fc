import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import type { LawTable } from '@hoa/core/law/law-table';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';
import type { LibrarySnapshot } from './library-snapshot.ts';

/**
 * A link of an article to a topic, in the one form in which the sanitiser writes it. On the tree the
 * same takes a fifth of a second at every change of an article, in which no request is answered.
 */
const TOPIC_LINK = /<a\b[^>]*\bhref="\/topic\/([a-z0-9-]+)[^"]*"[^>]*>([\s\S]*?)<\/a>/g;

/**
 * Leaves categories out of a library: their topics, their texts, and the links that others have to
 * them, whose words stay. The law stays too, without their names. What did not change from one
 * snapshot to the next stays the very same object, so that nothing is worked out twice.
 */
export class CategoryFilter {
  /** Slugs of the categories. */
  readonly hidden: ReadonlySet<string>;
  #topics: ReadonlySet<string> = new Set();
  #before: { from: LibrarySnapshot; to: LibrarySnapshot } | undefined;
  #lawBefore: { from: LawTable; topics: ReadonlySet<string>; to: LawTable } | undefined;

  constructor(hidden: ReadonlySet<string>) {
    this.hidden = hidden;
  }

  hidesTopic(slug: string): boolean {
    return this.#topics.has(slug);
  }

  apply(from: LibrarySnapshot): LibrarySnapshot {
    const before = this.#before;
    const isSameLibrary = before?.from.articles === from.articles;
    if (!isSameLibrary) {
      const topics = this.#hiddenTopics(from);
      if (topics.symmetricDifference(this.#topics).size > 0) this.#topics = topics;
    }
    const isSameText = isSameLibrary && before?.from.contents === from.contents;
    const to = {
      version: from.version,
      categories:
        before?.from.categories === from.categories
          ? before.to.categories
          : from.categories.filter(({ slug }) => !this.hidden.has(slug)),
      articles: isSameLibrary
        ? before.to.articles
        : from.articles.filter(({ category }) => !this.hidden.has(category.slug)),
      contents: isSameText ? before.to.contents : this.#contents(from),
    };
    this.#before = { from, to };
    return to;
  }

  /** The law as it is shown with the library that was applied last. */
  applyLaw(from: LawTable): LawTable {
    const topics = this.#topics;
    const before = this.#lawBefore;
    if (before?.from === from && before.topics === topics) return before.to;
    const shown = <Entry extends { topics: string[] }>(entry: Entry): Entry =>
      entry.topics.some((slug) => topics.has(slug))
        ? { ...entry, topics: entry.topics.filter((slug) => !topics.has(slug)) }
        : entry;
    const to = { ...from, facts: from.facts.map(shown), notices: from.notices.map(shown) };
    this.#lawBefore = { from, topics, to };
    return to;
  }

  /** By the library and by the catalogue, which answers for a topic without an article. */
  #hiddenTopics({ articles }: LibrarySnapshot): ReadonlySet<string> {
    return new Set(
      [...articles, ...CATALOGUE_TOPICS.values()]
        .filter(({ category }) => this.hidden.has(category.slug))
        .map(({ slug }) => slug),
    );
  }

  #contents({ articles, contents }: LibrarySnapshot): ReadonlyMap<number, StoredContent> {
    const gone = new Set(
      articles.filter(({ slug }) => this.#topics.has(slug)).map(({ topicId }) => topicId),
    );
    return new Map(
      [...contents]
        .filter(([topicId]) => !gone.has(topicId))
        .map(([topicId, stored]) => [topicId, this.#withoutLinks(stored)]),
    );
  }

  #withoutLinks({ content, details }: StoredContent): StoredContent {
    const html = content.content.replaceAll(TOPIC_LINK, (link, slug: string, words: string) =>
      this.#topics.has(slug) ? words : link,
    );
    return { content: { ...content, content: html }, details };
  }
}
