import { categoryListSchema, categoryPageSchema } from '@hoa/core/schemas/category';
import { slugRequestSchema } from '@hoa/core/schemas/topic';
import { z } from 'zod';
import { NO_INPUT, proceduresOn, router } from './trpc.ts';

const { shared } = proceduresOn('The six categories and their topics');

const EXAMPLE_TOPIC = {
  id: 25,
  slug: 'reserve-funds',
  title: 'Reserve Funds',
  name: 'Reserve Funds',
  description: 'Money set aside for major repair and replacement.',
};

const EXAMPLE_CATEGORY = {
  id: 2,
  slug: 'financial-management',
  name: 'Financial Management',
  description: 'How associations budget, save, collect and account for the money of their owners.',
  image_path: '/illustrations/financial-management.svg',
  imagePath: '/illustrations/financial-management.svg',
  topics: [EXAMPLE_TOPIC],
};

const EXAMPLE_PAGE = {
  ...EXAMPLE_CATEGORY,
  topics: [{ ...EXAMPLE_TOPIC, readingMinutes: 5 }],
  groups: [{ title: 'Saving and borrowing for large repairs', slugs: ['reserve-funds'] }],
};

export const categoryRouter = router({
  list: shared({
    rest: 'GET /api/categories',
    summary: 'The six categories with their topics',
    input: NO_INPUT,
    // Older clients add these against caches.
    ignored: z.object({
      t: z.string().optional().describe('A timestamp, ignored'),
      r: z.string().optional().describe('A random number, ignored'),
    }),
    output: categoryListSchema,
    example: { input: undefined, output: [EXAMPLE_CATEGORY] },
  }).query(({ ctx }) => ctx.services.categories.list()),

  bySlug: shared({
    rest: 'GET /api/category/{slug}',
    summary: 'One category with its topics',
    description:
      'With the subheads of its page and reading times. The general category answers under the ' +
      'slug hoa-management.',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: categoryPageSchema,
    example: { input: { slug: 'financial-management' }, output: EXAMPLE_PAGE },
  }).query(({ ctx, input }) => ctx.services.categories.bySlug(input.slug)),

  related: shared({
    rest: 'GET /api/related-categories/{slug}',
    summary: 'The first four categories other than the one given',
    input: slugRequestSchema,
    output: categoryListSchema,
    example: { input: { slug: 'board-management' }, output: [EXAMPLE_CATEGORY] },
  }).query(({ ctx, input }) => ctx.services.categories.related(input.slug)),
});
