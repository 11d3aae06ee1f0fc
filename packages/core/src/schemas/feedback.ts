import { z } from 'zod';
import { unlessMissing } from './text.ts';

/** Why an answer did not help, in the order in which a page offers them. */
export const feedbackReasonSchema = z
  .enum(['not-my-question', 'incorrect', 'out-of-date', 'too-vague', 'hard-to-follow', 'other'])
  .describe('Only for an answer that did not help');
export type FeedbackReason = z.infer<typeof feedbackReasonSchema>;

export const feedbackRequestSchema = z
  .object({
    answerId: z
      .uuid({ error: unlessMissing('An answerId is the one that came with the answer.') })
      .describe('The answerId that came with the answer'),
    helpful: z.boolean(),
    reason: feedbackReasonSchema.optional(),
  })
  .meta({ id: 'FeedbackRequest', description: 'Whether an answer helped, and why it did not' });
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

export const feedbackResponseSchema = z
  .object({ recorded: z.literal(true) })
  .meta({ id: 'FeedbackResponse', description: 'The feedback is recorded' });
export type FeedbackResponse = z.infer<typeof feedbackResponseSchema>;
