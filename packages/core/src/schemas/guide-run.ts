import { z } from 'zod';
import { FIRST_YEAR, isInCalendar, LAST_YEAR } from '../calendar/plain-date.ts';
import { guidePassageSchema } from './guide.ts';
import { guidePartIdSchema, guideQuestionSchema } from './guide-question.ts';
import { lawActSchema, lawFactSchema } from './law.ts';
import { slugSchema } from './text.ts';
import { decidedBySchema } from './topic.ts';

/** Longest answer that a guide reads, in characters: a date, an amount or a name of a choice. */
export const GUIDE_ANSWER_MAX = 40;

export const guideAnswersSchema = z
  .record(z.string().max(GUIDE_ANSWER_MAX), z.string().max(GUIDE_ANSWER_MAX))
  .refine((answers) => Object.keys(answers).length <= 30, 'Please send at most 30 answers.')
  .meta({
    id: 'GuideAnswers',
    description: 'Answers by the ids of the questions',
    examples: [{ state: 'VA', community: 'planned-community', stage: 'hearing' }],
  });
export type GuideAnswers = z.infer<typeof guideAnswersSchema>;

export const guideProgressSchema = z
  .object({
    number: z.int().min(1).describe('Which question it is, from 1'),
    most: z.int().min(1).describe('How many there can be at most'),
  })
  .meta({ id: 'GuideProgress', description: 'How far along the path' });

const restingSchema = z
  .object({ text: z.string(), rests: z.array(guidePassageSchema) })
  .meta({ id: 'GuideSaid', description: 'A text of an outcome with what it rests on' });

const outcomeStandingSchema = restingSchema
  .extend({ title: z.string() })
  .meta({ id: 'OutcomeStanding', description: 'Where somebody stands' });

const outcomeStepsSchema = z
  .object({
    tonight: z.array(restingSchema),
    week: z.array(restingSchema),
    later: z.array(restingSchema),
  })
  .meta({ id: 'OutcomeSteps', description: 'What to do, in order' });

const outcomeStateSchema = z
  .object({ code: z.string(), name: z.string() })
  .meta({ id: 'OutcomeState', description: 'The state that was answered' });

const notCheckedSchema = z
  .object({ question: slugSchema, title: z.string() })
  .meta({ id: 'NotChecked', description: 'A question on which the table has no rule of a state' });

const outcomeLetterSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    why: z.string(),
    values: z
      .record(z.string(), z.string())
      .meta({ id: 'OutcomeLetterValues', description: 'Fields of a letter that the answers fill' }),
  })
  .meta({ id: 'OutcomeLetter', description: 'A letter to send' });

export const guideDayBasisSchema = z
  .enum(['law', 'documents', 'answer', 'ours'])
  .describe(
    'law: a figure of the law table; documents: of your own papers; answer: the date you gave; ours: our suggestion, no rule',
  );

export const plannedDateSchema = z
  .object({
    id: guidePartIdSchema,
    title: z.string(),
    detail: z.string(),
    date: z.iso.date().nullable().describe('null where it cannot be counted'),
    passed: z.boolean().describe('Whether the day is behind us'),
    basis: guideDayBasisSchema.nullable(),
    working: z.string().describe('How it was counted, or where to look when it was not'),
    fact: slugSchema
      .optional()
      .describe(
        'The fact whose figure was counted, or would be if the day to count from were known',
      ),
    url: z.url().optional().describe('An address that leads to that rule'),
  })
  .meta({ id: 'PlannedDate', description: 'A date of a plan, with how it was counted' });
export type PlannedDate = z.infer<typeof plannedDateSchema>;

export const checkedPointSchema = z
  .object({
    id: guidePartIdSchema,
    title: z.string(),
    result: z.enum(['met', 'broken', 'open']),
    text: z.string(),
    fact: slugSchema.optional(),
  })
  .meta({ id: 'CheckedPoint', description: 'What the answers were held against' });
export type CheckedPoint = z.infer<typeof checkedPointSchema>;

export const guideOutcomeSchema = z
  .object({
    today: z.iso.date().describe('The day from which the plan counts'),
    state: outcomeStateSchema,
    standing: outcomeStandingSchema,
    checks: z.array(checkedPointSchema),
    points: z.array(restingSchema),
    steps: outcomeStepsSchema,
    dates: z.array(plannedDateSchema).describe('By day; those that cannot be counted last'),
    facts: z.array(lawFactSchema).describe('The rules of the state that bear on it'),
    notChecked: z
      .array(notCheckedSchema)
      .describe('Questions on which the table has no rule of the state'),
    acts: z.array(lawActSchema).describe('The acts of the state, to look there'),
    documents: z.array(decidedBySchema).describe('What your own papers decide, and where'),
    letters: z.array(outcomeLetterSchema),
    lawyer: z.array(z.string()).describe('When to see a lawyer'),
    reading: z.array(guidePassageSchema),
    calendar: z.string().describe('Every date of the plan as iCalendar (RFC 5545)'),
  })
  .meta({ id: 'GuideOutcome', description: 'Where somebody stands, and what to do by when' });
export type GuideOutcome = z.infer<typeof guideOutcomeSchema>;

export const guideRunSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    answers: guideAnswersSchema.describe('The answers that were read, in the order of the path'),
    question: guideQuestionSchema.nullable().describe('The next question; null at the end'),
    progress: guideProgressSchema,
    outcome: guideOutcomeSchema.nullable().describe('null while there is a question'),
  })
  .meta({ id: 'GuideRun', description: 'How far a guide has come with some answers' });
export type GuideRun = z.infer<typeof guideRunSchema>;

export const guideRunRequestSchema = z.object({
  slug: slugSchema.meta({ examples: ['fined'] }),
  answers: guideAnswersSchema,
  today: z.iso
    .date()
    .refine(isInCalendar, `Please send a date in the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
    .optional()
    .meta({
      description: `The day from which to count, in the years ${FIRST_YEAR} to ${LAST_YEAR}; where it is left out, the day of the call on the Pacific coast of the United States`,
    }),
});
export type GuideRunRequest = z.infer<typeof guideRunRequestSchema>;
