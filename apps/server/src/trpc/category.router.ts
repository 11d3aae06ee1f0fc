import { categoryListSchema, categorySchema } from '@hoa/core/schemas/category';
import { slugRequestSchema } from '@hoa/core/schemas/topic';
import { router, sharedProcedure } from './trpc.ts';

export const categoryRouter = router({
  list: sharedProcedure
    .output(categoryListSchema)
    .query(({ ctx }) => ctx.services.categories.list()),
  bySlug: sharedProcedure
    .input(slugRequestSchema)
    .output(categorySchema)
    .query(({ ctx, input }) => ctx.services.categories.bySlug(input.slug)),
  related: sharedProcedure
    .input(slugRequestSchema)
    .output(categoryListSchema)
    .query(({ ctx, input }) => ctx.services.categories.related(input.slug)),
});
