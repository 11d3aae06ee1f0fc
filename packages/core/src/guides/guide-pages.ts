import type { GuideSummary } from '../schemas/guide.ts';

/** A page of guides: its address and what it says of itself, to readers and to programs. */
export interface GuidePage {
  path: string;
  title: string;
  description: string;
}

/** The list of guides. */
export const GUIDES_PAGE = {
  path: '/guides',
  title: 'Guides',
  description:
    'A few plain questions about what happened, then where you stand, a dated plan and the letter. Your answers stay on your device.',
} as const satisfies GuidePage;

/** The page of a guide: '/guides/fined'. */
export function guidePage({
  slug,
  title,
  summary,
}: Pick<GuideSummary, 'slug' | 'title' | 'summary'>): GuidePage {
  return { path: `/guides/${slug}`, title, description: summary };
}
