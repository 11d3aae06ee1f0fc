import type { SourceArticle } from '@hoa/content/load-library';
import type { RenderedArticle } from '@hoa/content/render-article';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { StoredContent } from '@hoa/db/repositories/topic-content.repository';
import { articleDetails } from './article-details.ts';
import type { LibrarySnapshot } from './library-snapshot.ts';
import { libraryVersion } from './sync-library.ts';

/** What a database would hold of an article, with `id: 0` because it is not stored. */
function storedContent(
  topicId: number,
  article: SourceArticle,
  rendered: RenderedArticle,
): StoredContent {
  return {
    content: {
      id: 0,
      topicId,
      content: rendered.html,
      aiGenerated: 0,
      createdAt: null,
      updatedAt: null,
    },
    details: articleDetails(article, rendered),
  };
}

/**
 * The library without a database: the articles rendered from their files, or, with none, the
 * catalogue alone, whose topics then show the generic article. Rendering all takes some seconds.
 */
export function snapshotFromFiles(sources: readonly SourceArticle[]): LibrarySnapshot {
  const sourceOf = new Map(sources.map((source) => [source.frontMatter.slug, source]));
  const contents = new Map<number, StoredContent>();
  const articles = [...CATALOGUE_TOPICS.values()].map((topic): LibraryArticle => {
    const source = sourceOf.get(topic.slug);
    const rendered = source?.render();
    if (source !== undefined && rendered !== undefined) {
      contents.set(topic.id, storedContent(topic.id, source, rendered));
    }
    return {
      topicId: topic.id,
      slug: topic.slug,
      title: topic.title,
      description: source?.frontMatter.description ?? topic.description,
      category: topic.category,
      aliases: source?.frontMatter.aliases ?? [],
      related: source?.frontMatter.related ?? [],
      decidedBy: source?.frontMatter.decidedBy ?? [],
      sections: rendered?.sections ?? [],
    };
  });
  return {
    version: libraryVersion({ articles: sources }),
    categories: FALLBACK_CATEGORIES,
    articles,
    contents,
  };
}
