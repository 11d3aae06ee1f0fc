import {
  guideLawSchema,
  guideListRequestSchema,
  guideSchema,
  guideSummarySchema,
} from '@hoa/core/schemas/guide';
import { guideRunRequestSchema, guideRunSchema } from '@hoa/core/schemas/guide-run';
import { slugSchema } from '@hoa/core/schemas/text';
import { z } from 'zod';
import {
  EXAMPLE_ANSWERS,
  EXAMPLE_GUIDE,
  EXAMPLE_GUIDE_RUN,
  EXAMPLE_GUIDE_SUMMARY,
} from './guide.example.ts';
import { RUN_GUIDE } from './guide.tool.ts';
import { EXAMPLE_FACT } from './law.example.ts';
import { proceduresOn, router } from './trpc.ts';

const { shared, personal } = proceduresOn('Guides: a few questions, then a dated plan');

const guideRequestSchema = z.object({
  slug: slugSchema.meta({ examples: ['see-records'] }),
});

export const guideRouter = router({
  list: shared({
    rest: 'GET /api/guides',
    summary: 'The guides for owners and for boards, all or those that an article leads to',
    errors: ['not-found'],
    input: guideListRequestSchema,
    output: guideSummarySchema.array(),
    example: { input: { topic: 'records-inspection' }, output: [EXAMPLE_GUIDE_SUMMARY] },
    tool: {
      name: 'list_guides',
      title: 'List the guides for situations with an association',
      description:
        'Lists the guides for owners and boards by what happened to them. Walk one with run_guide.',
      text: (guides) =>
        guides.map(({ slug, title, summary }) => `- ${slug}: ${title}. ${summary}`).join('\n'),
    },
  }).query(({ ctx, input }) => ctx.services.guides.list(input)),

  bySlug: shared({
    rest: 'GET /api/guides/{slug}',
    summary:
      'A guide: its questions, its dates with the facts that they are counted by, its letters',
    description: 'Enough to run it elsewhere, with the law of guides.law.',
    errors: ['not-found'],
    input: guideRequestSchema,
    output: guideSchema,
    example: { input: { slug: 'see-records' }, output: EXAMPLE_GUIDE },
  }).query(({ ctx, input }) => ctx.services.guides.bySlug(input.slug)),

  law: shared({
    rest: 'GET /api/guides/{slug}/law',
    summary: 'The law that a guide may rest on, of every state',
    description:
      'Of every state in one answer, so that no request says which one a reader lives in.',
    errors: ['not-found'],
    input: guideRequestSchema,
    output: guideLawSchema,
    example: {
      input: { slug: 'fined' },
      output: {
        facts: [EXAMPLE_FACT],
        acts: {
          VA: [
            {
              name: "Property Owners' Association Act",
              citation: 'Va. Code tit. 55.1, ch. 18',
              community: 'planned-community',
              url: 'https://law.lis.virginia.gov/vacode/title55.1/chapter18/',
            },
          ],
        },
      },
    },
  }).query(({ ctx, input }) => ctx.services.guides.law(input.slug)),

  run: personal({
    rest: 'POST /api/guides/{slug}',
    summary: 'The next question of a guide, or where somebody stands, with a dated plan',
    description:
      'Answers are ids of choices, YYYY-MM-DD, an amount or a whole number; "unknown" for one of ' +
      'the last three that is not known. Each date says by what it was counted: a fact of the law ' +
      'table, your documents, the date you gave, or our suggestion. Nothing that is sent is kept. ' +
      'Information, not legal advice.',
    errors: ['not-found'],
    input: guideRunRequestSchema,
    output: guideRunSchema,
    example: {
      input: { slug: 'see-records', answers: EXAMPLE_ANSWERS, today: '2026-11-22' },
      output: EXAMPLE_GUIDE_RUN,
    },
    tool: RUN_GUIDE,
  }).query(({ ctx, input }) => ctx.services.guides.run(input)),
});
