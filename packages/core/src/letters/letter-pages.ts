import type { LetterSummary } from '../schemas/letter.ts';
import type { SitePage } from '../site.ts';

/** The list of letters and notices. */
export const LETTERS_PAGE = {
  path: '/letters',
  title: 'Letters and Notices',
  description:
    'Letters for homeowners and notices for boards: fill them in, edit them in place, and copy, print or save them. We keep nothing of what you write.',
} as const satisfies SitePage;

/** The page of a letter: '/letters/hearing-request'. */
export function letterPage({
  slug,
  title,
  description,
}: Pick<LetterSummary, 'slug' | 'title' | 'description'>): SitePage {
  return { path: `/letters/${slug}`, title, description };
}
