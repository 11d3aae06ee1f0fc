import { z } from 'zod';
import { slugSchema } from './text.ts';

export const categoryRefSchema = z
  .object({
    id: z.int(),
    slug: slugSchema.meta({ examples: ['financial-management'] }),
    name: z.string().meta({ examples: ['Financial Management'] }),
  })
  .meta({ id: 'CategoryRef', description: 'A category without its texts' });
export type CategoryRef = z.infer<typeof categoryRefSchema>;

/** A topic as a category lists it. The name repeats the title: both were in use by clients. */
export const categoryTopicSchema = z
  .object({
    id: z.int(),
    slug: slugSchema,
    title: z.string().meta({ examples: ['Reserve Funds'] }),
    name: z.string().describe('The title again, under the name that some clients read'),
    description: z.string().optional(),
  })
  .meta({ id: 'CategoryTopic', description: 'A topic as a category lists it' });
export type CategoryTopic = z.infer<typeof categoryTopicSchema>;

const categoryPageTopicSchema = categoryTopicSchema
  .extend({
    readingMinutes: z.int().min(1).optional().describe('How long its article takes to read'),
  })
  .meta({ id: 'CategoryPageTopic', description: 'A topic as the page of its category shows it' });

const topicGroupSchema = z
  .object({ title: z.string(), slugs: z.array(slugSchema).describe('In reading order') })
  .meta({ id: 'TopicGroup', description: 'Topics of a category under one subhead' });

export const categorySchema = categoryRefSchema
  .extend({
    description: z.string(),
    image_path: z.string().describe('Path of the illustration on this site'),
    imagePath: z.string().describe('The same path, under the name that some clients read'),
    topics: z.array(categoryTopicSchema),
  })
  .meta({ id: 'Category', description: 'A category with the topics that belong to it' });
export type Category = z.infer<typeof categorySchema>;

export const categoryPageSchema = categorySchema
  .extend({
    topics: z.array(categoryPageTopicSchema),
    groups: z
      .array(topicGroupSchema)
      .describe('Its topics in reading order under subheads; empty where it has none'),
  })
  .meta({ id: 'CategoryPage', description: 'A category as its page shows it' });
export type CategoryPage = z.infer<typeof categoryPageSchema>;

export const categoryListSchema = z.array(categorySchema);
