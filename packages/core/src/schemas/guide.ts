import { z } from 'zod';
import { guideConditionSchema, guidePartIdSchema, guideQuestionSchema } from './guide-question.ts';
import { lawActSchema, lawFactSchema } from './law.ts';
import { slugSchema } from './text.ts';
import { decidedBySchema } from './topic.ts';

const when = guideConditionSchema.optional();

/** A passage of the library that a part of a guide rests on. */
export const guidePassageSchema = z
  .object({
    slug: slugSchema,
    title: z.string().describe('Title of the topic'),
    heading: z.string().optional().describe('Heading of the section'),
    url: z.string().meta({ examples: ['/topic/violation-fines#in-short'] }),
  })
  .meta({ id: 'GuidePassage', description: 'A passage of the library' });
export type GuidePassage = z.infer<typeof guidePassageSchema>;

export const guideFigureSchema = z
  .object({
    fact: slugSchema.describe('The fact of the law table that states the figure'),
    of: z.string().min(1).describe('Which of its figures: what it counts'),
    when,
  })
  .meta({ id: 'GuideFigure', description: 'A figure of the law table that a guide uses' });
export type GuideFigure = z.infer<typeof guideFigureSchema>;

const textPartSchema = z
  .object({
    text: z.string().min(1),
    when,
    rests: z.array(guidePassageSchema).describe('The passages that it rests on'),
  })
  .meta({ id: 'GuideText', description: 'A text of a guide that applies on a condition' });

/** A check without a text for what it found is not shown then; conditions may still ask for it. */
const checkTextSchema = z.string().min(1).optional();

export const guideCheckSchema = z
  .object({
    id: guidePartIdSchema,
    title: z.string().min(1),
    kind: z
      .enum(['days', 'amount', 'reaches', 'increase', 'rises', 'passed', 'notAfter', 'notBefore'])
      .describe(
        'days: at least so many between two dates; amount: at most so much; reaches: at least so much; increase: from the first amount to the second at most so much percent; rises: whether the second amount is above the first, by no rule; passed: whether a date of the plan is behind us; notAfter, notBefore: whether an answered day, or today, keeps a date of the plan that a law, the documents or an answer sets',
      ),
    of: z
      .array(guidePartIdSchema)
      .min(1)
      .max(2)
      .describe('The questions compared, or the date looked at and the day held against it'),
    figures: z.array(guideFigureSchema),
    met: checkTextSchema,
    broken: checkTextSchema,
    open: checkTextSchema.describe('Where no rule is known to compare with'),
    unanswered: checkTextSchema.describe(
      'Where there is a rule, and an answer to compare with it is not known',
    ),
    withoutFigure: z
      .object({ question: slugSchema, text: z.string().min(1) })
      .optional()
      .meta({
        id: 'GuideWithoutFigure',
        description: 'In its place where the state has a rule on a question, without the figure',
      }),
    when,
  })
  .meta({ id: 'GuideCheck', description: 'What the answers are held against' });
export type GuideCheck = z.infer<typeof guideCheckSchema>;

export const guideDateSchema = z
  .object({
    id: guidePartIdSchema,
    title: z.string().min(1).describe('What is due, as a calendar shows it'),
    suggested: z
      .string()
      .min(1)
      .optional()
      .describe('The same where the day is only our suggestion'),
    detail: z.string().min(1),
    from: guidePartIdSchema.describe('The question whose date it is counted from, or today'),
    orToday: z
      .literal(true)
      .optional()
      .describe('It is counted from today where the day of that question is behind us'),
    direction: z.enum(['on', 'after', 'before']),
    noEarlier: z
      .literal(true)
      .optional()
      .describe(
        'It is a meeting, the end of a waiting time or a time that others have: nothing is gained by being early',
      ),
    figures: z.array(guideFigureSchema).describe('The figures of the law that it is counted by'),
    documents: guidePartIdSchema
      .optional()
      .describe('The question that says how long the documents give'),
    days: z.int().min(0).optional().describe('Our own suggestion where neither says how long'),
    why: z.string().min(1).optional().describe('What the suggestion rests on'),
    unknown: z.string().min(1).describe('Where to look when the date cannot be counted'),
    when,
  })
  .meta({ id: 'GuideDate', description: 'A date of a guide and how it is counted' });
export type GuideDate = z.infer<typeof guideDateSchema>;

const guideShareSchema = z
  .object({
    id: guidePartIdSchema,
    title: z.string().min(1),
    of: guidePartIdSchema.describe('The question that says of how many'),
    figures: z.array(guideFigureSchema),
    known: z.string().min(1),
    unknown: z.string().min(1),
    when,
  })
  .meta({ id: 'GuideShare', description: 'How many of all a share of the law is' });

const guideLawQuestionSchema = z
  .object({ question: slugSchema, title: z.string(), when })
  .meta({ id: 'GuideLawQuestion', description: 'A question of the law table in a guide' });

const guideStandingSchema = textPartSchema
  .extend({ title: z.string().min(1) })
  .meta({ id: 'GuideStanding', description: 'Where somebody may stand' });

const guideStepSchema = textPartSchema
  .extend({ by: z.enum(['tonight', 'week', 'later']) })
  .meta({ id: 'GuideStep', description: 'Something to do' });

const guideDocumentSchema = decidedBySchema
  .extend({ when })
  .meta({ id: 'GuideDocument', description: 'A paper that decides, and what to search it for' });

export const guideLetterSchema = z
  .object({
    slug: slugSchema,
    title: z.string().min(1),
    why: z.string().min(1),
    fields: z.record(z.string(), guidePartIdSchema).meta({
      id: 'GuideLetterFields',
      description: 'Fields of the letter by the question that fills them',
    }),
    dates: z.record(z.string(), guidePartIdSchema).optional().meta({
      id: 'GuideLetterDates',
      description: 'Fields of the letter by the date of the plan that fills them',
    }),
    values: z
      .record(z.string(), z.string())
      .optional()
      .meta({ id: 'GuideLetterValues', description: 'Fields of the letter that it begins with' }),
    when,
  })
  .meta({ id: 'GuideLetter', description: 'A letter that a guide leads to' });

export const guideSchema = z
  .object({
    slug: slugSchema.meta({ examples: ['fined'] }),
    title: z
      .string()
      .min(1)
      .meta({ examples: ['I was fined, or got a violation letter'] }),
    summary: z.string().min(1).describe('What the guide leads to'),
    for: z.enum(['owner', 'board']),
    reviewed: z.iso.date().describe('The day an editor last read it against the library'),
    situation: slugSchema.optional().describe('The starting point of the home page that it is'),
    topics: z.array(slugSchema).describe('The articles from which it may be started'),
    says: z
      .array(z.string().min(1))
      .describe('What people write to whom this happened, in lower case: "fined me"'),
    questions: z.array(guideQuestionSchema),
    law: z.array(guideLawQuestionSchema).describe('The questions of the law table that bear on it'),
    standing: z
      .array(guideStandingSchema)
      .min(1)
      .describe('Where somebody stands: the first that applies'),
    checks: z.array(guideCheckSchema).describe('What the answers are held against'),
    shares: z.array(guideShareSchema).describe('How many of all a share of the law is'),
    points: z.array(textPartSchema).describe('What to look at: all that apply'),
    steps: z.array(guideStepSchema).describe('What to do, in order'),
    dates: z.array(guideDateSchema),
    documents: z.array(guideDocumentSchema),
    letters: z.array(guideLetterSchema),
    lawyer: z.array(textPartSchema).min(1).describe('When to see a lawyer'),
    reading: z.array(guidePassageSchema),
  })
  .meta({
    id: 'Guide',
    description: 'A guided path: questions, and what follows from the answers',
  });
export type Guide = z.infer<typeof guideSchema>;

export const guideSummarySchema = guideSchema
  .pick({ slug: true, title: true, summary: true, for: true, topics: true, reviewed: true })
  .extend({ situation: slugSchema.optional() })
  .meta({ id: 'GuideSummary', description: 'A guide as lists show it' });
export type GuideSummary = z.infer<typeof guideSummarySchema>;

export const guideRefSchema = guideSchema
  .pick({ slug: true, title: true })
  .meta({ id: 'GuideRef', description: 'A guide by its name: its page is /guides/{slug}' });

export const guideListRequestSchema = z.object({
  topic: slugSchema
    .optional()
    .meta({ description: 'Only those an article leads to', examples: ['violation-fines'] }),
});
export type GuideListRequest = z.infer<typeof guideListRequestSchema>;

/** The law that a guide may rest on, of every state: no request has to say which one. */
export const guideLawSchema = z
  .object({
    facts: z.array(lawFactSchema),
    acts: z
      .record(z.string(), z.array(lawActSchema))
      .meta({ id: 'ActsByState', description: 'Acts by the two letters of a state' }),
  })
  .meta({ id: 'GuideLaw', description: 'The law that a guide may rest on, of every state' });
export type GuideLaw = z.infer<typeof guideLawSchema>;
