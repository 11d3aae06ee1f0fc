import type { SitePage } from '../site.ts';
/** The page of all tools, guides and letters. */
export const TOOLS_PAGE: SitePage = {
  path: '/tools',
  title: 'Tools, Guides and Letters',
  description:
    'Calculators for associations with the working shown: notice dates, quorum, fines, late fees, assessments, budgets and reserves.',
};

/** The page of a calculator: '/tools/notice-dates'. */
export function toolPage({
  slug,
  title,
  description,
}: Omit<SitePage, 'path'> & { slug: string }): SitePage {
  return { path: `/tools/${slug}`, title, description };
}
