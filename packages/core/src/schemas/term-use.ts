import { z } from 'zod';
import { slugSchema } from './text.ts';
import { topicRefSchema } from './topic.ts';

export const termUseSchema = z
  .object({
    term: slugSchema.describe('The slug of the term, as its marks in a text carry it'),
    articles: z.int().nonnegative().describe('How many articles use the term'),
    topics: topicRefSchema
      .array()
      .describe('The topics that have most to say about it, most first'),
  })
  .meta({ id: 'TermUse', description: 'Where the library uses a word of the glossary' });
export type TermUse = z.infer<typeof termUseSchema>;
