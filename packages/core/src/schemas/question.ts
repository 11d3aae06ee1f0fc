import { z } from 'zod';
import {
  EARLIER_QUESTION_MAX_CHARS,
  EARLIER_QUESTIONS_MAX,
  QUESTION_MAX_CHARS,
} from '../limits.ts';
import { DOCUMENTS_UNAVAILABLE_MESSAGE, EMPTY_QUESTION_MESSAGE } from '../messages.ts';
import { jurisdictionSchema } from './law.ts';
import { storableText } from './text.ts';

export const questionRequestSchema = z
  .object({
    category: storableText(100)
      .optional()
      .meta({ description: "Always 'HOA' in this portal's own pages", examples: ['HOA'] }),
    question: storableText(QUESTION_MAX_CHARS)
      .refine((text) => text.trim() !== '', { message: EMPTY_QUESTION_MESSAGE })
      .meta({
        description: 'The question in plain words; white space alone is refused',
        pattern: '\\S',
        examples: ['How many members make a quorum?'],
      }),
    conversationId: z
      .string()
      .regex(/^[A-Za-z0-9]{1,64}$/, 'A conversationId is 1 to 64 letters and digits.')
      .optional()
      .meta({
        description: 'Ties follow-up questions together; it identifies nobody',
        examples: ['k3v9x1p0'],
      }),
    earlier: z
      .array(storableText(EARLIER_QUESTION_MAX_CHARS))
      .max(EARLIER_QUESTIONS_MAX)
      .optional()
      .describe(
        'All that it is asked after, oldest first: of more, the first question and the last ones. ' +
          'Without it the question goes on from the last ones under its conversationId',
      ),
    state: jurisdictionSchema
      .optional()
      .describe('The state that the question is about, where its words name none'),
    documentContext: z
      .boolean()
      .optional()
      .refine((wanted) => wanted !== true, { message: DOCUMENTS_UNAVAILABLE_MESSAGE })
      .describe('Only false: questions about uploaded documents are not available yet'),
    documentName: storableText(255).nullish().describe('Ignored while documents are unavailable'),
    documentContent: storableText(QUESTION_MAX_CHARS)
      .nullish()
      .describe('Ignored while documents are unavailable'),
  })
  .meta({ id: 'QuestionRequest', description: 'A question about associations in general' });
export type QuestionRequest = z.infer<typeof questionRequestSchema>;
