import { slugRequestSchema } from '@hoa/core/schemas/topic';
import {
  contentHtmlSchema,
  generatedContentSchema,
  generateRequestSchema,
} from '@hoa/core/schemas/topic-content';
import { procedure, router, sharedProcedure } from './trpc.ts';

export const contentRouter = router({
  bySlug: sharedProcedure
    .input(slugRequestSchema)
    .output(contentHtmlSchema)
    .query(({ ctx, input }) => ctx.services.content.bySlug(input.slug)),
  generate: procedure
    .input(generateRequestSchema)
    .output(generatedContentSchema)
    .mutation(({ ctx, input }) => ctx.services.content.generate(input)),
});
