import { z } from 'zod';

/** Parts of an article that every page draws in its own way. */
export const sectionPartSchema = z.enum([
  'in-short',
  'body',
  'common-mistakes',
  'state-law',
  'professional',
]);
export type SectionPart = z.infer<typeof sectionPartSchema>;

/** One block of plain text in a section, with the kind of element it came from. */
export const sectionBlockSchema = z.object({
  kind: z.enum(['paragraph', 'item', 'step', 'row', 'sample']),
  text: z.string(),
});
export type SectionBlock = z.infer<typeof sectionBlockSchema>;

/** A citable section of an article: what search ranks and what answers quote. */
export const sectionSchema = z.object({
  anchor: z.string(),
  heading: z.string(),
  part: sectionPartSchema,
  blocks: z.array(sectionBlockSchema),
});
export type Section = z.infer<typeof sectionSchema>;
