import { situationRequestSchema, situationSchema } from '@hoa/core/schemas/situation';
import { proceduresOn, router } from './trpc.ts';

const { shared } = proceduresOn('Where people start, and what to read there');

export const situationRouter = router({
  byId: shared({
    rest: 'GET /api/situations/{id}',
    summary: 'A situation with its reading in order',
    description:
      'One of violation-notice, special-assessment, request-denied, see-records, ' +
      'ignored-repair and new-director, of which a portal has those with something to read in the ' +
      'categories that it shows.',
    errors: ['not-found'],
    input: situationRequestSchema,
    output: situationSchema,
    example: {
      input: { id: 'violation-notice' },
      output: {
        id: 'violation-notice',
        words: 'I got a violation notice',
        aim: 'Find out whether the rule is real, what your deadline is, and how to answer.',
        reading: [
          { slug: 'violation-notices', title: 'Violation Notices' },
          { slug: 'violation-fines', title: 'Violation Fines' },
        ],
        question: 'Can the HOA fine me without notice or a hearing?',
      },
    },
  }).query(({ ctx, input }) => ctx.services.situations.byId(input.id)),
});
