import type { GuideSummary } from '../schemas/guide.ts';
import type { SitePage } from '../site.ts';

/** The list of guides. */
export const GUIDES_PAGE = {
  path: '/guides',
  title: 'Guides',
  description:
    'A few plain questions about what happened, then where you stand, a dated plan and the letter. We keep none of your answers.',
} as const satisfies SitePage;

/** The page of a guide: '/guides/fined'. */
export function guidePage({
  slug,
  title,
  summary,
}: Pick<GuideSummary, 'slug' | 'title' | 'summary'>): SitePage {
  return { path: `/guides/${slug}`, title, description: summary };
}
