/** How long what was written for one visitor is kept, so that a reload is free. */
const KEPT_MS = 5 * 60_000;
const ARTICLES_MAX = 300;

interface Kept {
  article: Promise<string | null>;
  until: number;
}

/**
 * Articles on topics that nobody knows, each for the visitor who asked for it: in memory for a few
 * minutes, never stored, never shown to another.
 */
export class VisitorArticles {
  readonly #kept = new Map<string, Kept>();

  /** The article kept for this visitor, or the one that is written now; null when there is none. */
  get(visitor: string, slug: string, write: () => Promise<string | null>): Promise<string | null> {
    this.#forget();
    const key = `${visitor} ${slug}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known.article;
    const article = write();
    this.#kept.set(key, { article, until: performance.now() + KEPT_MS });
    const drop = () => this.#kept.delete(key);
    // What failed is not kept: the next request may be luckier.
    article.then((html) => html === null && drop(), drop);
    return article;
  }

  #forget(): void {
    const now = performance.now();
    for (const [key, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= ARTICLES_MAX) return;
      this.#kept.delete(key);
    }
  }
}
