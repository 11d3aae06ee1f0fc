import { htmlToMarkdown } from '@hoa/content/html-to-markdown';
import {
  type Answer,
  answerModeSchema,
  answerSchema,
  answerStatusSchema,
  citationSchema,
} from '@hoa/core/schemas/answer';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import { decidedBySchema } from '@hoa/core/schemas/topic';
import { z } from 'zod';
import { factLine } from './law.tool.ts';
import type { Tool } from './tool.ts';

const dataSchema = z.object({
  status: answerStatusSchema,
  mode: answerModeSchema,
  answer: z.string().describe('The answer as Markdown'),
  sources: z
    .array(citationSchema.omit({ slug: true }))
    .describe('In the order in which the answer cites them, with whole URLs'),
  facts: answerSchema.shape.facts,
  decidedBy: z.array(decidedBySchema),
  related: z.array(z.object({ slug: z.string(), title: z.string() })),
  next: answerSchema.shape.next,
});

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}\n${lines.join('\n')}`];
}

/** A question, answered from the library with what the answer rests on. */
export const ASK_WITH_CITATIONS: Tool<Answer, z.output<typeof dataSchema>> = {
  name: 'ask_with_citations',
  title: 'Ask about HOAs, with citations',
  description:
    'Answers a question about homeowners associations from the library and cites the sections it rests on, with the rules of the table of the law among them: quote a rule with its section and how it was verified. Give the state where it is known, and earlier for a question that goes on. status not-covered means that the library does not answer it: say so rather than guess.',
  isReading: true,
  arguments: {
    schema: questionRequestSchema.pick({
      question: true,
      conversationId: true,
      earlier: true,
      state: true,
    }),
    toInput: (given) => ({ category: 'HOA', ...given }),
  },
  shape: {
    schema: dataSchema,
    data: (
      { status, mode, response, sources, facts, decidedBy, related, next },
      { publicUrl },
    ) => ({
      status,
      mode,
      answer: htmlToMarkdown(response, publicUrl),
      sources: sources.map(({ title, heading, url, quote }) => ({
        title,
        heading,
        url: `${publicUrl}${url}`,
        quote,
      })),
      facts,
      decidedBy,
      related: related.map(({ slug, title }) => ({ slug, title })),
      next,
    }),
    text: ({ status, answer, sources, facts, decidedBy, related, next }) =>
      [
        answer,
        ...list(
          'Sources:',
          sources.map(
            ({ title, heading, url, quote }, index) =>
              `[${index + 1}] ${title}, "${heading}" ${url}: "${quote}"`,
          ),
        ),
        ...list('Rules that it rests on:', facts.map(factLine)),
        ...list(
          "Decided by the community's own papers:",
          decidedBy.map(({ document, heading }) => `- ${document}: look for "${heading}"`),
        ),
        ...list(
          'Related topics:',
          related.map(({ slug, title }) => `- ${title} (${slug})`),
        ),
        ...list(
          status === 'not-covered' ? 'It may have been meant:' : 'People ask next:',
          next.map((question) => `- ${question}`),
        ),
      ].join('\n\n'),
  },
};
