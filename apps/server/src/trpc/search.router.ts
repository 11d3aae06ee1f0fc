import { searchRequestSchema, searchResultSchema } from '@hoa/core/schemas/search';
import { EXAMPLE_SEARCH_RESULT } from './search.example.ts';
import { SEARCH_TOPICS } from './search-topics.tool.ts';
import { proceduresOn, router } from './trpc.ts';

const { personal } = proceduresOn('Search over articles, glossary, questions, law and tools');

export const searchRouter = router({
  query: personal({
    rest: 'GET /api/search',
    summary: 'Topics, sections, terms, questions, rules of a state and tools for a few words',
    description:
      'Rules come for a state that the words name, or else for the one asked for; each with its section and how it was verified.',
    input: searchRequestSchema,
    output: searchResultSchema,
    example: { input: { q: 'quorum' }, output: EXAMPLE_SEARCH_RESULT },
    tool: SEARCH_TOPICS,
  }).query(({ ctx, input }) => ctx.services.search.query(input)),
});
