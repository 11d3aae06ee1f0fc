import { jurisdictionSchema } from '@hoa/core/schemas/law';
import { slugSchema } from '@hoa/core/schemas/text';
import { articleSourceSchema, decidedBySchema } from '@hoa/core/schemas/topic';
import { z } from 'zod';

const text = z
  .string({ error: 'must be text; put it in quotes' })
  .trim()
  .min(1, 'must not be empty');

function distinct(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}

const day = z.iso.date('must be a day such as 2026-11-20');

/** A figure that the check of states' figures passes over, and why. */
const unlistedSchema = z.strictObject({
  state: jurisdictionSchema,
  figure: text,
  because: text,
});

/** The words of one heading: readers search for them as they stand. */
const toSearchFor = decidedBySchema.strict().refine(({ heading }) => !/, \p{Lu}/u.test(heading), {
  error: "must part headings by ';' ('Signs; Flags'): nobody finds 'Signs, Flags' in a document",
  path: ['heading'],
});

/** What stands above an article. Nothing else may: a misspelt field is an error, not a loss. */
export const frontMatterSchema = z.strictObject({
  title: text,
  slug: slugSchema,
  category: slugSchema,
  description: text,
  aliases: z
    .array(text)
    .min(5, 'must name at least 5 things that people type')
    .max(30, 'must name at most 30 things that people type')
    .refine(distinct, 'names the same words twice'),
  related: z
    .array(slugSchema)
    .min(3, 'must name 3 to 5 topics')
    .max(5, 'must name 3 to 5 topics')
    .refine(distinct, 'names the same topic twice'),
  decidedBy: z
    .array(toSearchFor)
    .min(1, 'must name 1 to 4 documents to look in')
    .max(4, 'must name 1 to 4 documents to look in'),
  sources: z
    .array(articleSourceSchema.strict())
    .min(2, 'must name 2 to 6 sources')
    .max(6, 'must name 2 to 6 sources'),
  facts: z
    .array(slugSchema)
    .refine(distinct, 'names the same fact twice')
    .default([])
    .describe('The facts of the table of the law that its figures of states are taken from'),
  unlisted: z
    .array(unlistedSchema)
    .max(4, 'must name at most 4 figures; put rules of law into the table')
    .default([])
    .describe('Figures that stand beside the name of a state and are no rule of its law'),
  reviewed: day.describe('The day an editor last read the text'),
  lawChecked: day
    .optional()
    .describe('The day its figures of states were last read against the table of the law'),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
