import { termUseSchema } from '@hoa/core/schemas/term-use';
import {
  relatedTopicSchema,
  relatedTopicsRequestSchema,
  slugRequestSchema,
  topicSchema,
  topicTitleSchema,
} from '@hoa/core/schemas/topic';
import { router, sharedProcedure } from './trpc.ts';

export const topicRouter = router({
  bySlug: sharedProcedure
    .input(slugRequestSchema)
    .output(topicSchema)
    .query(({ ctx, input }) => ctx.services.topics.bySlug(input.slug)),
  title: sharedProcedure
    .input(slugRequestSchema)
    .output(topicTitleSchema)
    .query(({ ctx, input }) => ctx.services.topics.title(input.slug)),
  related: sharedProcedure
    .input(relatedTopicsRequestSchema)
    .output(relatedTopicSchema.array())
    .query(({ ctx, input }) => ctx.services.topics.related(input)),
  byTerm: sharedProcedure
    .output(termUseSchema.array())
    .query(({ ctx }) => ctx.services.topics.byTerm()),
});
