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

/** What a question of a reader wants to be told. */
export const ANSWER_TYPES = [
  'may-they',
  'must-i',
  'who-pays',
  'how-much',
  'how-long',
  'what-if-refused',
  'what-do-i-write',
  'what-is',
  'who-decides',
  'how-to',
  'why',
] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** Longest authored answer, in characters: one or two sentences. */
export const SECTION_ANSWER_MAX = 280;

/** Longest next step, in characters: a line under an answer. */
export const NEXT_STEP_MAX = 200;

/** What to do after an answer was read: an order that the section of the answer bears out. */
export const nextStepSchema = z.object({
  text: z.string(),
  /** The anchor of another section of the article, where that one says so. */
  section: z.string().optional(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** Questions that people really ask a section, and the sentences that answer them. */
export const sectionAnswerSchema = z.object({
  type: z.enum(ANSWER_TYPES),
  questions: z.array(z.string()),
  /** The same in other people's words: read by the ranker, shown nowhere. */
  asked: z.array(z.string()).optional(),
  text: z.string(),
  next: nextStepSchema.optional(),
});
export type SectionAnswer = z.infer<typeof sectionAnswerSchema>;

/** A citable section of an article: what search ranks and what answers quote. */
export const sectionSchema = z.object({
  anchor: z.string(),
  heading: z.string(),
  part: sectionPartSchema,
  blocks: z.array(sectionBlockSchema),
  /** Written beside the article by its editors; each is supported by the section's own words. */
  answers: z.array(sectionAnswerSchema),
});
export type Section = z.infer<typeof sectionSchema>;
