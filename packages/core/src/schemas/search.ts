import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { categoryRefSchema } from './category.ts';
import { glossaryTermSchema } from './glossary-term.ts';
import { slugSchema, storableText } from './text.ts';

export const searchRequestSchema = z.object({
  q: storableText(SEARCH_MAX_CHARS).meta({
    description: 'A few words; none of them has to match exactly',
    examples: ['parking fines'],
  }),
});

/** Character ranges [from, to) to highlight in a plain text. */
export const rangesSchema = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('Character ranges [from, to) to highlight in the plain text beside it');
export type Ranges = z.infer<typeof rangesSchema>;

export const topicHitSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    titleRanges: rangesSchema,
    description: z.string(),
    category: categoryRefSchema,
  })
  .meta({ id: 'TopicHit', description: 'A topic that fits a search' });
export const sectionHitSchema = z
  .object({
    slug: slugSchema,
    title: z.string().describe('Title of the topic'),
    heading: z.string().describe('Heading of the section'),
    url: z.string().describe('Path of the section on this site: /topic/{slug}#{anchor}'),
    excerpt: z.string().describe('Plain text of the section around the words that were found'),
    excerptRanges: rangesSchema,
  })
  .meta({ id: 'SectionHit', description: 'A section of an article that fits a search' });
export const searchResultSchema = z
  .object({
    query: z.string().describe('The words searched for'),
    topics: z.array(topicHitSchema).describe('Best first'),
    sections: z.array(sectionHitSchema).describe('Best first'),
    terms: z.array(glossaryTermSchema).describe('Words of the glossary that fit'),
  })
  .meta({ id: 'SearchResult', description: 'What the library holds on a few words' });
export type SearchResult = z.infer<typeof searchResultSchema>;
export type TopicHit = z.infer<typeof topicHitSchema>;
export type SectionHit = z.infer<typeof sectionHitSchema>;
