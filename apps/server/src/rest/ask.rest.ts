import { answerSchema } from '@hoa/core/schemas/answer';
import { feedbackRequestSchema, feedbackResponseSchema } from '@hoa/core/schemas/feedback';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import type { Services } from '../services/services.ts';
import { EXAMPLE_ANSWER } from './ask.example.ts';
import { restRoute } from './rest-route.ts';

export const askRoutes = ({ ask, feedback }: Services) => [
  restRoute({
    method: 'POST',
    path: '/api/openai/ask',
    procedure: 'ask.answer',
    summary: 'Answers a question from the library, with citations',
    description:
      'A provider that is down, slow or over budget does not fail the question: the library ' +
      'answers it. Questions are limited per visitor and minute.',
    errors: ['too-many-requests'],
    input: questionRequestSchema,
    output: answerSchema,
    example: {
      input: { category: 'HOA', question: 'What is a quorum?', conversationId: 'k3v9x1p0' },
      output: EXAMPLE_ANSWER,
    },
    handle: (request) => ask.answer(request),
  }),
  restRoute({
    method: 'POST',
    path: '/api/feedback',
    procedure: 'ask.feedback',
    summary: 'Says whether an answer helped, for the editors',
    description: 'An answer is known by its answerId for a day. Nothing personal is kept.',
    errors: ['not-found', 'too-many-requests'],
    input: feedbackRequestSchema,
    output: feedbackResponseSchema,
    example: {
      input: {
        answerId: '3f1c8a52-6d0e-4b7a-9c41-2f5d8e6b7a90',
        helpful: false,
        reason: 'too-vague',
      },
      output: { recorded: true },
    },
    handle: (request) => feedback.give(request),
  }),
];
