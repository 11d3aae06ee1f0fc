/** A page of the tools: its address and what it says of itself, to readers and to programs. */
export interface ToolPage {
  path: string;
  title: string;
  description: string;
}

/** The page of all tools, guides and letters. */
export const TOOLS_PAGE: ToolPage = {
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
}: Omit<ToolPage, 'path'> & { slug: string }): ToolPage {
  return { path: `/tools/${slug}`, title, description };
}
