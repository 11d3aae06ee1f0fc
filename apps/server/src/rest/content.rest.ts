import { slugRequestSchema } from '@hoa/core/schemas/topic';
import {
  contentHtmlSchema,
  generatedContentSchema,
  generateRequestSchema,
} from '@hoa/core/schemas/topic-content';
import type { Services } from '../services/services.ts';
import { restRoute } from './rest-route.ts';

const EXAMPLE_HTML =
  '<h2 id="in-short">In short</h2><p>A reserve fund is money set aside to repair or replace ' +
  'major common parts.</p>';

export const contentRoutes = ({ content }: Services) => [
  restRoute({
    method: 'GET',
    path: '/api/content/{slug}',
    procedure: 'content.bySlug',
    summary: 'The article of a topic as HTML',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: contentHtmlSchema,
    example: { input: { slug: 'reserve-funds' }, output: { content: EXAMPLE_HTML } },
    handle: ({ slug }) => content.bySlug(slug),
  }),
  restRoute({
    method: 'POST',
    path: '/api/openai/generate',
    procedure: 'content.generate',
    summary: 'The article of a topic named by its title, stored or written now',
    description:
      'What is stored comes first. Only a topic without an article is written by the provider, ' +
      'once however many ask at the same time, within limits per visitor and per day. Without a ' +
      'provider the generic article is the answer.',
    errors: ['too-many-requests'],
    input: generateRequestSchema,
    output: generatedContentSchema,
    example: {
      input: { topic: 'Reserve Funds' },
      output: { content: EXAMPLE_HTML, aiGenerated: 0 },
    },
    handle: (request) => content.generate(request),
  }),
];
