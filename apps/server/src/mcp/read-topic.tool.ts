import { articleSourceSchema, slugRequestSchema } from '@hoa/core/schemas/topic';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { htmlToMarkdown } from './html-markdown.ts';
import { answerTool, READS_ONLY, type ToolContext } from './portal-tool.ts';

const outputSchema = z.object({
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

/** read_topic: one article, as Markdown. */
export function registerReadTopic(server: McpServer, context: ToolContext): void {
  const { services, publicUrl } = context;
  server.registerTool(
    'read_topic',
    {
      title: 'Read an article',
      description:
        'Reads the article of a topic by its slug (see search_topics) as Markdown, with its sources and the day it was reviewed.',
      inputSchema: slugRequestSchema,
      outputSchema,
      annotations: READS_ONLY,
    },
    ({ slug }) =>
      answerTool(context, async () => {
        const topic = await services.topics.bySlug(slug);
        const data: z.output<typeof outputSchema> = {
          slug: topic.slug,
          title: topic.title,
          category: topic.category.name,
          url: `${publicUrl}/topic/${topic.slug}`,
          known: topic.known,
          article: htmlToMarkdown(topic.content?.content ?? '', publicUrl),
          reviewed: topic.details?.reviewed ?? null,
          sources: topic.details?.sources ?? [],
          nearest: topic.nearest.map((near) => ({ slug: near.slug, title: near.title })),
        };
        const nearest = data.nearest.map((near) => `${near.title} (${near.slug})`).join(', ');
        const note = data.known
          ? `${data.url}, reviewed ${data.reviewed ?? 'on an unknown day'}`
          : `The library has no article on this. Nearest topics: ${nearest}.`;
        const sources = data.sources.map(({ name, citation }) => `- ${name}: ${citation}`);
        const ending = sources.length === 0 ? [] : [`## Sources\n\n${sources.join('\n')}`];
        return { text: [`# ${data.title}`, note, data.article, ...ending].join('\n\n'), data };
      }),
  );
}
