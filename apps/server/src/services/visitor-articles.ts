import { LRUCache } from 'lru-cache';

/** How long what was written for one visitor is kept, so that a reload is free. */
const KEPT_MS = 5 * 60_000;
const ARTICLES_MAX = 300;

type WriteArticle = () => Promise<string | null>;

/**
 * Articles on topics that the catalogue does not know, each for the visitor who asked for it: in
 * memory for a few minutes, never stored, never shown to another.
 */
export class VisitorArticles {
  readonly #kept = new LRUCache<string, string, WriteArticle>({
    max: ARTICLES_MAX,
    ttl: KEPT_MS,
    // What failed is not kept: the next request may be luckier.
    fetchMethod: async (_key, _stale, { context: write }) => (await write()) ?? undefined,
    ignoreFetchAbort: true,
  });

  /** The article kept for this visitor, or the one that is written now; null when there is none. */
  async get(visitor: string, slug: string, write: WriteArticle): Promise<string | null> {
    return (await this.#kept.fetch(`${visitor} ${slug}`, { context: write })) ?? null;
  }
}
