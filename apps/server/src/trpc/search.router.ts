import { searchRequestSchema, searchResultSchema } from '@hoa/core/schemas/search';
import { procedure, router } from './trpc.ts';

export const searchRouter = router({
  query: procedure
    .input(searchRequestSchema)
    .output(searchResultSchema)
    .query(({ ctx, input }) => ctx.services.search.query(input)),
});
