import { answerModeSchema, answerStatusSchema, citationSchema } from '@hoa/core/schemas/answer';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import { decidedBySchema } from '@hoa/core/schemas/topic';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { htmlToMarkdown } from './html-markdown.ts';
import { answerTool, READS_ONLY, type ToolContext } from './portal-tool.ts';

const inputSchema = questionRequestSchema.pick({ question: true, conversationId: true });

const outputSchema = z.object({
  status: answerStatusSchema,
  mode: answerModeSchema,
  answer: z.string().describe('The answer as Markdown'),
  sources: z.array(citationSchema.omit({ slug: true })).describe('Best first, with whole URLs'),
  decidedBy: z.array(decidedBySchema),
  related: z.array(z.object({ slug: z.string(), title: z.string() })),
});
type AskData = z.output<typeof outputSchema>;

function askText({ answer, sources, decidedBy, related }: AskData): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n${lines.join('\n')}`];
  return [
    answer,
    ...list(
      'Sources:',
      sources.map(
        ({ title, heading, url, quote }, index) =>
          `[${index + 1}] ${title}, "${heading}" ${url}: "${quote}"`,
      ),
    ),
    ...list(
      "Decided by the community's own papers:",
      decidedBy.map(({ document, heading }) => `- ${document}: look for "${heading}"`),
    ),
    ...list(
      'Related topics:',
      related.map(({ slug, title }) => `- ${title} (${slug})`),
    ),
  ].join('\n\n');
}

/** ask_with_citations: a question, answered from the library with what the answer rests on. */
export function registerAskWithCitations(server: McpServer, context: ToolContext): void {
  const { services, publicUrl } = context;
  server.registerTool(
    'ask_with_citations',
    {
      title: 'Ask about HOAs, with citations',
      description:
        'Answers a question about homeowners associations from the library and cites the sections it rests on. status not-covered means that the library does not answer it: say so rather than guess.',
      inputSchema,
      outputSchema,
      annotations: READS_ONLY,
    },
    (request) =>
      answerTool(context, async () => {
        const answer = await services.ask.answer({ category: 'HOA', ...request });
        const data: AskData = {
          status: answer.status,
          mode: answer.mode,
          answer: htmlToMarkdown(answer.response, publicUrl),
          sources: answer.sources.map(({ title, heading, url, quote }) => ({
            title,
            heading,
            url: `${publicUrl}${url}`,
            quote,
          })),
          decidedBy: answer.decidedBy,
          related: answer.related.map(({ slug, title }) => ({ slug, title })),
        };
        return { text: askText(data), data: { ...data } };
      }),
  );
}
