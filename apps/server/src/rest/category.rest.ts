import { categoryListSchema, categorySchema } from '@hoa/core/schemas/category';
import { slugRequestSchema } from '@hoa/core/schemas/topic';
import { z } from 'zod';
import type { Services } from '../services/services.ts';
import { restRoute } from './rest-route.ts';

/** Older clients add these against caches; they are accepted and ignored. */
const cacheBusters = z.object({
  t: z.string().optional().describe('A timestamp, ignored'),
  r: z.string().optional().describe('A random number, ignored'),
});

const EXAMPLE_CATEGORY = {
  id: 2,
  slug: 'financial-management',
  name: 'Financial Management',
  description: 'How associations budget, save, collect and account for the money of their owners.',
  image_path: '/illustrations/financial-management.svg',
  imagePath: '/illustrations/financial-management.svg',
  topics: [
    {
      id: 25,
      slug: 'reserve-funds',
      title: 'Reserve Funds',
      name: 'Reserve Funds',
      description: 'Money set aside for major repair and replacement.',
    },
  ],
};

export const categoryRoutes = ({ categories }: Services) => [
  restRoute({
    method: 'GET',
    path: '/api/categories',
    procedure: 'categories.list',
    summary: 'The six categories with their topics',
    input: cacheBusters,
    output: categoryListSchema,
    example: { input: {}, output: [EXAMPLE_CATEGORY] },
    handle: () => categories.list(),
  }),
  restRoute({
    method: 'GET',
    path: '/api/category/{slug}',
    procedure: 'categories.bySlug',
    summary: 'One category with its topics',
    description: 'The general category answers under the slug hoa-management.',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: categorySchema,
    example: { input: { slug: 'financial-management' }, output: EXAMPLE_CATEGORY },
    handle: ({ slug }) => categories.bySlug(slug),
  }),
  restRoute({
    method: 'GET',
    path: '/api/related-categories/{slug}',
    procedure: 'categories.related',
    summary: 'The first four categories other than the one given',
    input: slugRequestSchema,
    output: categoryListSchema,
    example: { input: { slug: 'board-management' }, output: [EXAMPLE_CATEGORY] },
    handle: ({ slug }) => categories.related(slug),
  }),
];
