import { z } from 'zod';
import { FEDERAL, STATES } from '../jurisdictions.ts';
import { slugSchema } from './text.ts';

/** Longest statement of a fact, in characters. */
export const STATEMENT_MAX = 300;

/** Figures that a statute states: what is counted, and in what. */
export const FIGURE_UNITS = [
  'dollars',
  'percent',
  'share',
  'minutes',
  'hours',
  'days',
  'business days',
  'weeks',
  'months',
  'years',
  'units',
  'people',
  'votes',
  'square feet',
  'feet',
  'inches',
  'degrees',
  'times',
] as const;

export const jurisdictionSchema = z
  .enum([FEDERAL, ...STATES.map(({ code }) => code)], {
    error: 'Please give a state by its two capital letters, such as TX; DC, or US for federal law.',
  })
  .meta({ description: 'Two letters of a state, DC, or US for federal law', examples: ['VA'] });

export const communitySchema = z
  .enum(['planned-community', 'condominium', 'cooperative', 'both', 'federal'])
  .describe(
    'The kind of community whose law it is; both: planned communities and condominiums; cooperative: housing cooperatives alone',
  );

export const figureSchema = z
  .object({
    value: z
      .union([z.number(), z.string().regex(/^\d+\/\d+$/)])
      .describe('A number, or a share such as 2/3'),
    unit: z.enum(FIGURE_UNITS),
    of: z.string().min(1).describe('What is counted'),
  })
  .meta({ id: 'LawFigure', description: 'A number of a rule' });
export type LawFigure = z.infer<typeof figureSchema>;

export const lawCitationSchema = z
  .object({
    act: z
      .string()
      .min(1)
      .meta({ examples: ['Va. Code'] }),
    section: z
      .string()
      .min(1)
      .meta({ examples: ['55.1-1819'] }),
    subsection: z
      .string()
      .min(1)
      .optional()
      .meta({ examples: ['B'] }),
  })
  .meta({ id: 'LawCitation', description: 'Where a rule stands' });
export type LawCitation = z.infer<typeof lawCitationSchema>;

export const lawChangeSchema = z
  .object({
    act: z.string().min(1).describe('The act that changes the rule'),
    date: z.iso.date().describe('The day from which the change applies'),
    what: z.string().min(1).describe('What changes, in plain words'),
  })
  .meta({ id: 'LawChange', description: 'A change of a rule that is ahead' });

export const lawFactSchema = z
  .object({
    id: slugSchema.meta({ examples: ['va-fine-cap'] }),
    state: jurisdictionSchema,
    community: communitySchema,
    cooperatives: z
      .literal(true)
      .optional()
      .describe('It is law for housing cooperatives too, beside the kind of its community'),
    question: slugSchema.describe('The question of the table that it answers'),
    statement: z.string().min(1).max(STATEMENT_MAX).describe('The rule in our own plain words'),
    figures: z.array(figureSchema),
    citation: lawCitationSchema,
    url: z.url({ protocol: /^https$/ }).describe('An address that leads to the section'),
    verification: z
      .enum(['checked', 'cited'])
      .describe('checked: read against the text of the law; cited: from the source named'),
    textDate: z
      .string()
      .regex(/^\d{4}-\d{2}(?:-\d{2})?$/, 'must be a month or a day such as 2026-02')
      .describe('The date of the text or source that was read; the month of writing if none was'),
    source: z.string().min(1).optional().describe('Where a cited rule was taken from'),
    effective: z.iso.date().optional().describe('The day from which the rule applies, if lately'),
    dates: z
      .array(z.iso.date())
      .optional()
      .describe('Other days that the rule names, such as the one from which communities count'),
    changes: z.array(lawChangeSchema),
    nextReview: z.iso.date().describe('The day by which it is to be looked at again'),
    topics: z.array(slugSchema).describe('The articles that it bears on'),
  })
  .meta({ id: 'LawFact', description: 'One rule of one state, with where it stands' });
export type LawFact = z.infer<typeof lawFactSchema>;

export const lawQuestionSchema = z
  .object({
    id: slugSchema.meta({ examples: ['fine-cap'] }),
    label: z.string().meta({ examples: ['Fine cap'] }),
    title: z.string().meta({ examples: ['How much may an association fine?'] }),
    topics: z.array(slugSchema).describe('The articles on it'),
  })
  .meta({ id: 'LawQuestion', description: 'A question that the table of facts answers' });
export type LawQuestion = z.infer<typeof lawQuestionSchema>;

export const lawActSchema = z
  .object({
    name: z
      .string()
      .min(1)
      .meta({ examples: ["Property Owners' Association Act"] }),
    citation: z
      .string()
      .min(1)
      .meta({ examples: ['Va. Code tit. 55.1, ch. 18'] }),
    community: communitySchema,
    url: z.url({ protocol: /^https$/ }).describe('Where its text is'),
  })
  .meta({ id: 'LawAct', description: 'An act on communities' });
export type LawAct = z.infer<typeof lawActSchema>;

/** A change of law that is ahead, or was reported and is not settled. */
export const lawNoticeSchema = z
  .object({
    id: slugSchema,
    state: jurisdictionSchema,
    act: z
      .string()
      .min(1)
      .meta({ examples: ['2025 c 119'] }),
    status: z
      .enum(['enacted', 'reported', 'proposed', 'failed'])
      .describe('reported: said to be law by the source named, the act itself not read'),
    effective: z.iso.date().optional().describe('The day from which it applies'),
    what: z.string().min(1).max(STATEMENT_MAX).describe('What changes, in plain words'),
    source: z.string().min(1).describe('Who says so'),
    topics: z.array(slugSchema).describe('The articles that it bears on'),
    checkBy: z.iso.date().describe('The day by which an editor looks what became of it'),
  })
  .meta({ id: 'LawNotice', description: 'A change of law that is ahead' });
export type LawNotice = z.infer<typeof lawNoticeSchema>;

export const lawStateSchema = z
  .object({
    code: jurisdictionSchema,
    name: z.string().meta({ examples: ['Virginia'] }),
    slug: slugSchema.meta({ examples: ['virginia'] }),
    checked: z.int().describe('Facts that were read against the text of the law'),
    cited: z.int().describe('Facts that were not read against the text, with where they come from'),
    questions: z.int().describe('Questions of the table that they answer'),
    newest: z.string().nullable().describe('The date of the newest text, null without facts'),
  })
  .meta({ id: 'LawState', description: 'What the table holds of a state' });
export type LawState = z.infer<typeof lawStateSchema>;

export const lawOfStateSchema = lawStateSchema
  .extend({
    acts: z.array(lawActSchema),
    facts: z.array(lawFactSchema).describe('In the order of the questions'),
    changes: z.array(lawNoticeSchema).describe('What is ahead, the nearest first'),
  })
  .meta({ id: 'LawOfState', description: 'All that the table holds of a state' });
export type LawOfState = z.infer<typeof lawOfStateSchema>;

export const lawOfStateRequestSchema = z.object({
  state: jurisdictionSchema,
  topic: slugSchema
    .optional()
    .meta({ description: 'Only what bears on an article', examples: ['violation-fines'] }),
});
export type LawOfStateRequest = z.infer<typeof lawOfStateRequestSchema>;

export const lawFactsRequestSchema = z.object({
  state: jurisdictionSchema.optional(),
  question: slugSchema.optional().meta({ examples: ['fine-cap'] }),
  topic: slugSchema.optional().meta({ examples: ['violation-fines'] }),
});
export type LawFactsRequest = z.infer<typeof lawFactsRequestSchema>;

export const lawQuestionRequestSchema = z.object({
  question: slugSchema.meta({ examples: ['fine-cap'] }),
});

export const lawComparisonSchema = lawQuestionSchema
  .extend({ facts: z.array(lawFactSchema).describe('State by state, federal law first') })
  .meta({ id: 'LawComparison', description: 'A question with the rules of every state' });
export type LawComparison = z.infer<typeof lawComparisonSchema>;

export const lawChangesSchema = z
  .object({
    notices: z.array(lawNoticeSchema).describe('The register of what is ahead, the nearest first'),
    facts: z
      .array(lawFactSchema)
      .describe('Rules with a day from which they apply, the newest first, or with a change ahead'),
  })
  .meta({ id: 'LawChanges', description: 'What changed in the law and what is ahead' });
export type LawChanges = z.infer<typeof lawChangesSchema>;
