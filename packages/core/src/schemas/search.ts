import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { categoryRefSchema } from './category.ts';
import { glossaryTermSchema } from './glossary-term.ts';
import { guideSummarySchema } from './guide.ts';
import { jurisdictionSchema, lawFactSchema } from './law.ts';
import { suggestedQuestionSchema } from './library-question.ts';
import { slugSchema, storableText } from './text.ts';

export const searchRequestSchema = z.object({
  q: storableText(SEARCH_MAX_CHARS).meta({
    description: 'A few words; none of them has to match exactly',
    examples: ['parking fines'],
  }),
  state: jurisdictionSchema
    .optional()
    .describe('The state whose rules are wanted too, where the words name none'),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

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
export const ruleHitSchema = lawFactSchema
  .pick({ id: true, state: true, community: true, cooperatives: true, statement: true })
  .extend({
    name: z.string().describe('Name of the state'),
    label: z.string().describe('What the rule is on'),
    url: z.string().describe('Path of the rule on this site: /law/{state}#{id}'),
    citation: z.string().describe('Act and section'),
    source: z.url().describe('Where the text of the section is'),
  })
  .extend(lawFactSchema.pick({ verification: true, textDate: true }).shape)
  .meta({ id: 'RuleHit', description: 'A rule of a state that fits a search' });
export type RuleHit = z.infer<typeof ruleHitSchema>;
export const pageHitSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    url: z.string().describe('Path on this site, or an address elsewhere'),
    kind: z.enum(['tool', 'resource', 'law', 'letter', 'page']),
    isNamed: z
      .boolean()
      .describe('Whether the words ask for a thing of its kind, or say its whole name'),
  })
  .meta({
    id: 'PageHit',
    description: 'A tool, a letter, a resource or another page of the site that fits a search',
  });
export type PageHit = z.infer<typeof pageHitSchema>;
export const searchResultSchema = z
  .object({
    query: z.string().describe('The words searched for'),
    topics: z.array(topicHitSchema).describe('Best first'),
    sections: z.array(sectionHitSchema).describe('Best first'),
    terms: z.array(glossaryTermSchema).describe('Words of the glossary that fit'),
    guides: z.array(guideSummarySchema).describe('Guides for what is searched for'),
    questions: z.array(suggestedQuestionSchema).describe('Questions that the library answers'),
    rules: z
      .array(ruleHitSchema)
      .describe('Rules of the state that the words name, or that was asked for, best first'),
    pages: z
      .array(pageHitSchema)
      .describe('Tools, letters, resources and other pages, those that the words name first'),
    namedState: jurisdictionSchema.nullable().describe('The state that the words name'),
  })
  .meta({ id: 'SearchResult', description: 'What the library holds on a few words' });
export type SearchResult = z.infer<typeof searchResultSchema>;
/** What the index of the articles finds; the rest is found apart from it. */
export type IndexHits = Pick<SearchResult, 'query' | 'topics' | 'sections' | 'terms'>;
export type TopicHit = z.infer<typeof topicHitSchema>;
export type SectionHit = z.infer<typeof sectionHitSchema>;
