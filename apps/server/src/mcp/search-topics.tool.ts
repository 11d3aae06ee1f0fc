import { searchRequestSchema } from '@hoa/core/schemas/search';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerTool, READS_ONLY, type ToolContext } from './portal-tool.ts';

const inputSchema = z.object({ query: searchRequestSchema.shape.q });

const outputSchema = z.object({
  topics: z.array(
    z.object({ slug: z.string(), title: z.string(), description: z.string(), url: z.string() }),
  ),
  sections: z.array(
    z.object({ title: z.string(), heading: z.string(), excerpt: z.string(), url: z.string() }),
  ),
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
});

/** search_topics: what the library holds on a few words. */
export function registerSearchTopics(server: McpServer, context: ToolContext): void {
  const { services, publicUrl } = context;
  server.registerTool(
    'search_topics',
    {
      title: 'Search the HOA library',
      description:
        'Finds topics, sections of articles and glossary terms on homeowners associations (boards, meetings, assessments, reserves, rules, records, disputes). Read a topic with read_topic.',
      inputSchema,
      outputSchema,
      annotations: READS_ONLY,
    },
    ({ query }) =>
      answerTool(context, async () => {
        const found = await services.search.query({ q: query });
        const data: z.output<typeof outputSchema> = {
          topics: found.topics.map(({ slug, title, description }) => ({
            slug,
            title,
            description,
            url: `${publicUrl}/topic/${slug}`,
          })),
          sections: found.sections.map(({ title, heading, excerpt, url }) => ({
            title,
            heading,
            excerpt,
            url: `${publicUrl}${url}`,
          })),
          terms: found.terms.map(({ term, definition }) => ({ term, definition })),
        };
        const lines = [
          ...data.topics.map(
            ({ title, slug, description }) => `- ${title} (${slug}): ${description}`,
          ),
          ...data.sections.map(
            ({ title, heading, excerpt, url }) => `- ${title}, "${heading}": ${excerpt} ${url}`,
          ),
          ...data.terms.map(({ term, definition }) => `- ${term}: ${definition}`),
        ];
        return { text: lines.join('\n') || `The library holds nothing on "${query}".`, data };
      }),
  );
}
