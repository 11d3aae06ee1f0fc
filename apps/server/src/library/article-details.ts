import type { SourceArticle } from '@hoa/content/load-library';
import type { RenderedArticle } from '@hoa/content/render-article';
import type { ArticleDetails } from '@hoa/core/schemas/topic';

/** What is kept of an article beside its text: what its page shows around it. */
export function articleDetails(
  { frontMatter }: SourceArticle,
  { outline, readingMinutes }: RenderedArticle,
): ArticleDetails {
  const { decidedBy, sources, reviewed, lawChecked, facts } = frontMatter;
  return { outline, readingMinutes, decidedBy, sources, reviewed, lawChecked, facts };
}
