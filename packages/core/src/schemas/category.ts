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

export const categorySchema = categoryRefSchema
  .extend({
    description: z.string(),
    image_path: z.string().describe('Path of the illustration on this site'),
    imagePath: z.string().describe('The same path, under the name that some clients read'),
    topics: z.array(categoryTopicSchema),
  })
  .meta({ id: 'Category', description: 'A category with the topics that belong to it' });
export type Category = z.infer<typeof categorySchema>;

export const categoryListSchema = z.array(categorySchema);
