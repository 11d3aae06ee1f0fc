import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { defineRequestSchema, definitionsSchema } from '@hoa/core/schemas/glossary-term';
import { proceduresOn, router } from './trpc.ts';

const { personal } = proceduresOn('The words of the field');

export const glossaryRouter = router({
  define: personal({
    rest: 'GET /api/glossary/{term}',
    summary: 'What a word of the glossary means',
    description:
      'The term that has this name, abbreviation or slug, or else those that mention it.',
    errors: ['not-found'],
    input: defineRequestSchema,
    output: definitionsSchema,
    example: {
      input: { term: 'quorum' },
      output: {
        terms: [
          {
            term: 'Quorum',
            emoji: '🔢',
            definition: 'The smallest number of members who must take part for a vote to count.',
          },
        ],
      },
    },
    tool: {
      name: 'define_term',
      title: 'Define an HOA term',
      description: `Gives the glossary's definition of a term. It has: ${GLOSSARY.map(({ term }) => term).join(', ')}.`,
      text: ({ terms }) =>
        terms.map(({ term, definition }) => `${term}: ${definition}`).join('\n\n'),
    },
  }).query(({ ctx, input }) => ctx.services.glossary.define(input.term)),
});
