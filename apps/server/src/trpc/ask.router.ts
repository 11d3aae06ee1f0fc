import { answerSchema } from '@hoa/core/schemas/answer';
import { askEventSchema } from '@hoa/core/schemas/ask-event';
import { feedbackRequestSchema, feedbackResponseSchema } from '@hoa/core/schemas/feedback';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import { streamOf } from './stream-output.ts';
import { procedure, router } from './trpc.ts';

export const askRouter = router({
  answer: procedure
    .input(questionRequestSchema)
    .output(answerSchema)
    .mutation(({ ctx, input }) => ctx.services.ask.answer(input)),
  /**
   * A mutation over httpBatchStreamLink: the question travels in a POST body and never in an
   * address, nothing reconnects and asks (and pays) again by itself, and aborting the request is
   * the Stop that reaches the provider. A subscription over EventSource has none of the three.
   */
  stream: procedure
    .input(questionRequestSchema)
    .output(streamOf(askEventSchema))
    .mutation(({ ctx, input }) => ctx.services.ask.stream(input)),
  feedback: procedure
    .input(feedbackRequestSchema)
    .output(feedbackResponseSchema)
    .mutation(({ ctx, input }) => ctx.services.feedback.give(input)),
});
