import { htmlToMarkdown } from '@hoa/content/html-to-markdown';
import { articleSourceSchema, type Topic } from '@hoa/core/schemas/topic';
import { z } from 'zod';
import type { Tool } from './tool.ts';

const dataSchema = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  url: z.string(),
  known: z.boolean().describe('false when the library has no article on this topic'),
  article: z.string().describe('The article as Markdown'),
  reviewed: z.string().nullable().describe('The day an editor last checked it'),
  sources: z.array(articleSourceSchema),
  nearest: z.array(z.object({ slug: z.string(), title: z.string() })),
});

/** One article, as Markdown. */
export const READ_TOPIC: Tool<Topic, z.output<typeof dataSchema>> = {
  name: 'read_topic',
  title: 'Read an article',
  description:
    'Reads the article of a topic by its slug (see search_topics) as Markdown, with its sources and the day it was reviewed.',
  shape: {
    schema: dataSchema,
    data: ({ slug, title, category, known, content, details, nearest }, { publicUrl }) => ({
      slug,
      title,
      category: category.name,
      url: `${publicUrl}/topic/${slug}`,
      known,
      article: htmlToMarkdown(content?.content ?? '', publicUrl),
      reviewed: details?.reviewed ?? null,
      sources: details?.sources ?? [],
      nearest: nearest.map((near) => ({ slug: near.slug, title: near.title })),
    }),
    text({ title, url, known, article, reviewed, sources, nearest }) {
      const names = nearest.map((near) => `${near.title} (${near.slug})`).join(', ');
      const near = names === '' ? '' : ` Nearest topics: ${names}.`;
      const note = known
        ? `${url}, reviewed ${reviewed ?? 'on an unknown day'}`
        : `The library has no article on this.${near}`;
      const list = sources.map(({ name, citation }) => `- ${name}: ${citation}`);
      const ending = list.length === 0 ? [] : [`## Sources\n\n${list.join('\n')}`];
      return [`# ${title}`, note, article, ...ending].join('\n\n');
    },
  },
};
