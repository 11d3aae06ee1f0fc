import { z } from 'zod';
import { guideRefSchema } from './guide.ts';
import { lawFactSchema } from './law.ts';
import { slugSchema } from './text.ts';
import { decidedBySchema, topicRefSchema } from './topic.ts';

/** How much of the question the library carries. */
export const answerStatusSchema = z
  .enum(['answered', 'partial', 'not-covered'])
  .describe('How much of the question the library carries');
export type AnswerStatus = z.infer<typeof answerStatusSchema>;

/** Who composed the answer: the library alone, or an AI provider from its sections. */
export const answerModeSchema = z
  .enum(['library', 'ai'])
  .describe('Who composed the answer: the library alone, or an AI provider from its sections');
export type AnswerMode = z.infer<typeof answerModeSchema>;

/** The language that an answer's own words are in; what it quotes is English. */
export const answerLanguageSchema = z
  .enum(['en', 'es'])
  .describe('The language of the answer around its quotations, which are English');
export type AnswerLanguage = z.infer<typeof answerLanguageSchema>;

/** Said of words that may come from a table, whose cells say nothing without their headers. */
const AS_WRITTEN = 'as it has them; a row of a table as "header: cell; header: cell"';

/** A section of the library that an answer rests on. */
export const citationSchema = z
  .object({
    slug: slugSchema,
    title: z.string().describe('Title of the topic; of a rule, its state and section'),
    heading: z.string().describe('Heading of the section'),
    url: z.string().meta({
      description: 'Path of the section on this site: /topic/{slug}#{anchor}',
      examples: ['/topic/quorum-requirements#in-short'],
    }),
    quote: z.string().describe(`The words of the section that the answer rests on, ${AS_WRITTEN}`),
  })
  .meta({ id: 'Citation', description: 'A section of the library that an answer rests on' });
export type Citation = z.infer<typeof citationSchema>;

export const answerSchema = z
  .object({
    response: z.string().describe('The answer as sanitised HTML'),
    sources: z
      .array(citationSchema)
      .describe('In the order in which the answer cites them; empty when not covered'),
    status: answerStatusSchema,
    lead: z
      .string()
      .describe(
        `The words of the library that answer, in plain text and ${AS_WRITTEN}; empty when not covered`,
      ),
    missing: z
      .array(z.string())
      .describe('Words of the question that the library has nothing on, states among them'),
    language: answerLanguageSchema,
    facts: z.array(lawFactSchema).describe('Rules of the law table that the answer rests on'),
    variesByState: z
      .literal(true)
      .optional()
      .describe('Where no state was asked about, and most states have a rule of their own on it'),
    mode: answerModeSchema,
    decidedBy: z
      .array(decidedBySchema)
      .describe('Which papers of a community decide the matter, and what to search them for'),
    related: z.array(topicRefSchema).describe('Topics to read next; the nearest when not covered'),
    next: z
      .array(z.string())
      .describe(
        'Questions that the same article answers, nearest to what was asked first; when not covered, those that may have been meant',
      ),
    guide: guideRefSchema.optional().describe('The guide for somebody to whom this happened'),
    notice: z
      .string()
      .optional()
      .describe('One plain sentence: why the library answers where a provider was meant to'),
    answerId: z.uuid().optional().describe('Names this answer when saying whether it helped'),
  })
  .meta({ id: 'Answer', description: 'An answer from the library, with what it rests on' });
export type Answer = z.infer<typeof answerSchema>;
