import { slugRequestSchema } from '@hoa/core/schemas/topic';
import {
  contentHtmlSchema,
  generatedContentSchema,
  generateRequestSchema,
} from '@hoa/core/schemas/topic-content';
import { proceduresOn, router } from './trpc.ts';

const { shared, limited } = proceduresOn('Articles on their own');

const EXAMPLE_HTML =
  '<h2 id="in-short">In short</h2><p>A reserve fund is money set aside to repair or replace ' +
  'major common parts.</p>';

export const contentRouter = router({
  bySlug: shared({
    rest: 'GET /api/content/{slug}',
    summary: 'The article of a topic as HTML',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: contentHtmlSchema,
    example: { input: { slug: 'reserve-funds' }, output: { content: EXAMPLE_HTML } },
  }).query(({ ctx, input }) => ctx.services.content.bySlug(input.slug)),

  generate: limited({
    rest: 'POST /api/openai/generate',
    summary: 'The article of a topic named by its title, stored or written now',
    description:
      'What is stored comes first. Only a topic without an article is written by the provider, ' +
      'once however many ask at the same time, within limits per visitor and per day. Without a ' +
      'provider the generic article is the answer. Not found is only a topic of a category that ' +
      'this portal leaves out.',
    errors: ['not-found'],
    limitedBy: 'countQuestion',
    input: generateRequestSchema,
    output: generatedContentSchema,
    example: {
      input: { topic: 'Reserve Funds' },
      output: { content: EXAMPLE_HTML, aiGenerated: 0 },
    },
  }).mutation(({ ctx, input }) => ctx.services.content.generate(input, ctx.caller)),
});
