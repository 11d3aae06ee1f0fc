import { LAW_FEED } from '@hoa/core/law/law-pages';
import { SITE_FEED, type Site } from '@hoa/core/site';
import type { ListedCategory, ListedPage, ListedPages } from './listed-pages.ts';

/** One line of Markdown: a text must not begin a list or a link of its own. */
function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&');
}

/** A map of the library for language models, in the form of llmstxt.org. */
export function llmsTxt(
  { categories, law, guides, tools, letters }: ListedPages,
  { name, summary, publicUrl }: Site,
): string {
  const link = ({ path, title, description }: Omit<ListedPage, 'changed'>) =>
    `- [${inline(title)}](${publicUrl}${path}): ${inline(description)}`;
  const section = (category: ListedCategory) =>
    `## ${inline(category.title)}\n\n${inline(category.description)}\n\n${category.topics.map(link).join('\n')}`;
  const machines = [
    {
      path: '/api/openapi.json',
      title: 'OpenAPI document',
      description:
        'every article as HTML, search, and answers with citations, as plain JSON over HTTP',
    },
    {
      path: '/mcp',
      title: 'Tools for agents',
      description:
        'the same as tools of the Model Context Protocol over streamable HTTP, without sign-in',
    },
    {
      path: SITE_FEED,
      title: 'Atom feed',
      description: 'the articles that changed last',
    },
    {
      path: LAW_FEED,
      title: 'Atom feed of the law',
      description: 'the states by the newest text of the law that was read',
    },
    { path: '/sitemap.xml', title: 'Sitemap', description: 'every page with its date' },
  ];
  return `# ${inline(name)}

> ${inline(summary)}

Every article begins with a short answer, names the documents that decide the matter, and ends with its sources. It is general information for readers in the United States and not legal advice.

${categories.map(section).join('\n\n')}

## State law

Rules of the states one by one, each with its section, the date of its text and how it was verified. All of them as data: ${publicUrl}/api/law/facts

${law.map(link).join('\n')}

## Guides

A few questions, then where somebody stands and a dated plan; by a call as well: ${publicUrl}/api/guides

${guides.map(link).join('\n')}

## Tools

Calculators that show their working. Each is a call as well: ${publicUrl}/api/tools

${tools.map(link).join('\n')}

## Letters and notices

Each with what it asks for, filled in by a form or by a call: ${publicUrl}/api/letters

${letters.map(link).join('\n')}

## Optional

${machines.map(link).join('\n')}
`;
}
