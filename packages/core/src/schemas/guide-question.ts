import { z } from 'zod';

export const guidePartIdSchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'must be letters and digits such as noticeDate')
  .meta({ examples: ['noticeDate'] });

/** What was answered, or what a check found, for a part of a guide to apply. */
export const guideConditionSchema = z
  .record(guidePartIdSchema, z.array(z.string().min(1)).min(1))
  .meta({
    id: 'GuideCondition',
    description:
      'For each question or check one of these: a choice, known or unknown for a date or an amount; met, broken or open for a check',
  });
export type GuideCondition = z.infer<typeof guideConditionSchema>;

export const guideOptionSchema = z
  .object({ value: z.string().regex(/^[a-z][a-z-]*$/), label: z.string().min(1) })
  .meta({ id: 'GuideOption', description: 'A choice among the answers of a question' });

export const guideQuestionSchema = z
  .object({
    id: guidePartIdSchema,
    ask: z.string().min(1).describe('The question in plain words'),
    why: z.string().min(1).describe('Why it is asked'),
    kind: z
      .enum(['state', 'community', 'choice', 'date', 'money', 'number'])
      .describe(
        'A date is YYYY-MM-DD, an amount is in dollars, a number is whole; each may be "unknown"',
      ),
    options: z.array(guideOptionSchema).describe('The choices, where there are any'),
    notBefore: guidePartIdSchema
      .optional()
      .describe('Of a date: the question before it whose date it cannot precede'),
    notAfterToday: z
      .literal(true)
      .optional()
      .describe('Of a date: it is a day on which something has happened, so that it is not ahead'),
    when: guideConditionSchema.optional(),
  })
  .meta({ id: 'GuideQuestion', description: 'A question of a guide' });
export type GuideQuestion = z.infer<typeof guideQuestionSchema>;
