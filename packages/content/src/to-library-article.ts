import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { SourceArticle } from './load-library.ts';

/**
 * Renders an article into what search and the assistant read: some milliseconds.
 *
 * @throws Error for a slug that the catalogue does not have
 */
export function toLibraryArticle({ frontMatter, render }: SourceArticle): LibraryArticle {
  const topic = CATALOGUE_TOPICS.get(frontMatter.slug);
  if (topic === undefined) throw new Error(`No topic in the catalogue for ${frontMatter.slug}`);
  const { slug, title, description, aliases, related, decidedBy } = frontMatter;
  const { sections } = render();
  return {
    topicId: topic.id,
    slug,
    title,
    description,
    category: topic.category,
    aliases,
    related,
    decidedBy,
    sections,
  };
}
