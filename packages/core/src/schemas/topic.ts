import { z } from 'zod';
import { categoryRefSchema } from './category.ts';
import { articleQuestionSchema } from './library-question.ts';
import { resourceSchema } from './resource.ts';
import { idSchema, slugSchema } from './text.ts';
import { contentOriginSchema, topicContentSchema } from './topic-content.ts';

export const topicRefSchema = z
  .object({
    id: z.int().describe('0 for a topic that nobody knows'),
    slug: slugSchema,
    title: z.string().meta({ examples: ['Reserve Funds'] }),
  })
  .meta({ id: 'TopicRef', description: 'A topic by name' });
export type TopicRef = z.infer<typeof topicRefSchema>;

/** Which of a community's papers decides a matter, and the words to search for in it. */
export const decidedBySchema = z
  .object({
    document: z.enum(['state-law', 'declaration', 'bylaws', 'rules']),
    heading: z.string().min(1).describe('The words to search for in it'),
  })
  .meta({ id: 'DecidedBy', description: "Which of a community's papers decides a matter" });
export type DecidedBy = z.infer<typeof decidedBySchema>;

/** What an article's facts rest on. */
export const articleSourceSchema = z
  .object({
    name: z.string().min(1),
    citation: z
      .string()
      .min(1)
      .meta({ examples: ['Cal. Civ. Code § 5510'] }),
    url: z.url({ protocol: /^https$/ }).optional(),
  })
  .meta({ id: 'ArticleSource', description: "What an article's facts rest on" });

export const outlineEntrySchema = z
  .object({
    anchor: z.string().describe('The fragment of its address: /topic/{slug}#{anchor}'),
    heading: z.string(),
  })
  .meta({ id: 'OutlineEntry', description: 'A section of an article, by its heading' });
export type OutlineEntry = z.infer<typeof outlineEntrySchema>;

/** What a topic page shows beside its text. */
export const articleDetailsSchema = z
  .object({
    outline: z.array(outlineEntrySchema),
    readingMinutes: z.int().min(1),
    decidedBy: z.array(decidedBySchema),
    sources: z.array(articleSourceSchema),
    reviewed: z.iso.date().describe('The day an editor last read the text of the article'),
    lawChecked: z.iso
      .date()
      .optional()
      .describe('The day its figures of states were last read against the table of the law'),
    facts: z
      .array(slugSchema)
      .optional()
      .describe('Ids of the facts of law that its figures of states are taken from'),
  })
  .meta({ id: 'ArticleDetails', description: 'What a topic page shows beside its text' });
export type ArticleDetails = z.infer<typeof articleDetailsSchema>;

/** A related topic as its card shows it. */
export const relatedTopicSchema = topicRefSchema
  .extend({ description: z.string().optional() })
  .meta({ id: 'RelatedTopic', description: 'A topic to read after the current one' });
export type RelatedTopic = z.infer<typeof relatedTopicSchema>;

export const topicSchema = topicRefSchema
  .extend({
    description: z.string().optional(),
    categoryId: z.int(),
    category: categoryRefSchema,
    content: topicContentSchema
      .nullable()
      .describe('null while nothing is stored and a provider may still write it'),
    origin: contentOriginSchema.nullable(),
    known: z.boolean().describe('false for a topic synthesized from the words of its slug'),
    details: articleDetailsSchema.nullable(),
    questions: z
      .array(articleQuestionSchema)
      .describe('What the article answers; the first ones cover its sections'),
    resources: z.array(resourceSchema).describe('Templates and tools that the topic calls for'),
    nearest: z
      .array(relatedTopicSchema)
      .describe('For an unknown topic: the nearest ones that exist'),
  })
  .meta({ id: 'Topic', description: 'A topic with its article' });
export type Topic = z.infer<typeof topicSchema>;

export const relatedTopicsRequestSchema = z.object({
  categoryId: idSchema.meta({ examples: [2] }),
  currentTopicId: idSchema.meta({ examples: [25] }),
});

export const topicTitleSchema = z
  .object({ title: z.string().meta({ examples: ['Reserve Funds'] }) })
  .meta({ id: 'TopicTitle', description: 'The title of a topic' });
export const slugRequestSchema = z.object({ slug: slugSchema });
