import { answerSchema } from '@hoa/core/schemas/answer';
import { askEventSchema } from '@hoa/core/schemas/ask-event';
import { feedbackRequestSchema, feedbackResponseSchema } from '@hoa/core/schemas/feedback';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import { EXAMPLE_ANSWER } from './ask.example.ts';
import { ASK_WITH_CITATIONS } from './ask-with-citations.tool.ts';
import { streamOf } from './stream-output.ts';
import { proceduresOn, router } from './trpc.ts';

const { limited } = proceduresOn('Questions, answered from the library with citations');

export const askRouter = router({
  answer: limited({
    rest: 'POST /api/openai/ask',
    summary: 'Answers a question from the library, with citations',
    description:
      'A provider that is down, slow or over budget does not fail the question: the library ' +
      'answers it. Questions are limited per visitor and minute.',
    limitedBy: 'countQuestion',
    input: questionRequestSchema,
    output: answerSchema,
    example: {
      input: { category: 'HOA', question: 'What is a quorum?', conversationId: 'k3v9x1p0' },
      output: EXAMPLE_ANSWER,
    },
    tool: ASK_WITH_CITATIONS,
  }).mutation(({ ctx, input }) => ctx.services.ask.answer(input, ctx.caller)),

  /**
   * A mutation over httpBatchStreamLink: the question travels in a POST body and never in an
   * address, nothing reconnects and asks (and pays) again by itself, and aborting the request is
   * the Stop that reaches the provider. A subscription over EventSource has none of the three.
   */
  stream: limited({
    rest: { none: 'sends an answer block by block; ask.answer gives the same at once' },
    summary: 'Answers a question part by part, as it is written',
    limitedBy: 'countQuestion',
    input: questionRequestSchema,
    output: streamOf(askEventSchema),
    example: { input: { question: 'What is a quorum?' } },
  }).mutation(({ ctx, input }) => ctx.services.ask.stream(input, ctx.caller)),

  feedback: limited({
    rest: 'POST /api/feedback',
    summary: 'Says whether an answer helped, for the editors',
    description: 'An answer is known by its answerId for a day. Nothing personal is kept.',
    errors: ['not-found'],
    limitedBy: 'countFeedback',
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
  }).mutation(({ ctx, input }) => ctx.services.feedback.give(input, ctx.caller)),
});
