import { SITE_NAME, SITE_SUMMARY } from '@hoa/core/site';
import type { SiteCategory, SitePage, SitePages } from './site-pages.ts';

/** One line of Markdown: a text must not begin a list or a link of its own. */
function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&');
}

/** A map of the library for language models, in the form of llmstxt.org. */
export function llmsTxt({ categories }: SitePages, publicUrl: string): string {
  const link = ({ path, title, description }: Omit<SitePage, 'changed'>) =>
    `- [${inline(title)}](${publicUrl}${path}): ${inline(description)}`;
  const section = (category: SiteCategory) =>
    `## ${inline(category.title)}\n\n${inline(category.description)}\n\n${category.topics.map(link).join('\n')}`;
  const machines = [
    {
      path: '/api/openapi.json',
      title: 'OpenAPI document',
      description:
        'every article as HTML, search, and answers with citations, as plain JSON over HTTP',
    },
    {
      path: '/feed.atom',
      title: 'Atom feed',
      description: 'the articles that changed last',
    },
    { path: '/sitemap.xml', title: 'Sitemap', description: 'every page with its date' },
  ];
  return `# ${SITE_NAME}

> ${SITE_SUMMARY}

Every article begins with a short answer, names the documents that decide the matter, and ends with its sources. It is general information for readers in the United States and not legal advice.

${categories.map(section).join('\n\n')}

## Optional

${machines.map(link).join('\n')}
`;
}
