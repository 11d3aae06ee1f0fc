import { suggestionsSchema, suggestRequestSchema } from '@hoa/core/schemas/library-question';
import { FIND_QUESTIONS } from './find-questions.tool.ts';
import { EXAMPLE_SUGGESTIONS } from './search.example.ts';
import { proceduresOn, router } from './trpc.ts';

const { personal } = proceduresOn('Questions that the library answers');

export const questionRouter = router({
  suggest: personal({
    rest: 'GET /api/questions',
    summary: 'Questions that the library answers, for the beginning of one',
    description:
      'For suggestions while a visitor types: words may be misspelled, the last one cut short. ' +
      'Each question comes with its short answer and the section that supports it.',
    input: suggestRequestSchema,
    output: suggestionsSchema,
    example: { input: { q: 'how many people make a quo' }, output: EXAMPLE_SUGGESTIONS },
    tool: FIND_QUESTIONS,
  }).query(({ ctx, input }) => ({ questions: ctx.services.search.suggest(input) })),
});
