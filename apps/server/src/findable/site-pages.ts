import type { Category } from '@hoa/core/schemas/category';
import type { Topic } from '@hoa/core/schemas/topic';
import type { Services } from '../services/services.ts';

/** A page that search engines and feed readers are told of. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** The day its text last changed as YYYY-MM-DD; null when that is not known. */
  changed: string | null;
}

/** A category page with the pages of its topics. */
export interface SiteCategory extends SitePage {
  topics: SitePage[];
}

/** Every page that the sitemap, the feed and llms.txt name, and no other. */
export interface SitePages {
  home: Pick<SitePage, 'path' | 'changed'>;
  categories: SiteCategory[];
}

/**
 * The day an editor last checked the article. The day its row was written would say when this
 * installation was made; it only stands in for a text without an editor.
 */
function changedOn({ details, content }: Topic): string | null {
  return details?.reviewed ?? content?.updatedAt?.slice(0, 10) ?? null;
}

function latest(pages: readonly Pick<SitePage, 'changed'>[]): string | null {
  return pages.map(({ changed }) => changed ?? '').reduce((a, b) => (a > b ? a : b), '') || null;
}

function siteCategory(category: Category, topicBySlug: (slug: string) => Topic): SiteCategory {
  const topics = category.topics.map(({ slug, title, description = '' }) => ({
    path: `/topic/${slug}`,
    title,
    description,
    changed: changedOn(topicBySlug(slug)),
  }));
  const { slug, name: title, description } = category;
  return { path: `/category/${slug}`, title, description, changed: latest(topics), topics };
}

/** The home page, the categories and their topics. What a visitor only typed is never among them. */
export function listSitePages({ categories, topics }: Services): SitePages {
  const listed = categories.list().map((category) => siteCategory(category, topics.bySlug));
  return { home: { path: '/', changed: latest(listed) }, categories: listed };
}
