import { termUseSchema } from '@hoa/core/schemas/term-use';
import {
  relatedTopicSchema,
  relatedTopicsRequestSchema,
  slugRequestSchema,
  topicSchema,
  topicTitleSchema,
} from '@hoa/core/schemas/topic';
import { z } from 'zod';
import type { Services } from '../services/services.ts';
import { restRoute } from './rest-route.ts';
import { EXAMPLE_TOPIC } from './topic.example.ts';

export const topicRoutes = ({ topics }: Services) => [
  restRoute({
    method: 'GET',
    path: '/api/topics/{slug}',
    procedure: 'topics.bySlug',
    summary: 'One topic with its article',
    description:
      'Every well-formed slug is answered: one that nobody knows gives a topic made from its ' +
      'words, with known: false, the generic article and the nearest topics that exist.',
    input: slugRequestSchema,
    output: topicSchema,
    example: { input: { slug: 'reserve-funds' }, output: EXAMPLE_TOPIC },
    handle: ({ slug }) => topics.bySlug(slug),
  }),
  restRoute({
    method: 'GET',
    path: '/api/related-topics/{categoryId}',
    procedure: 'topics.related',
    summary: 'Topics to read after the current one',
    description: 'What the article names as related, then its neighbours in the category.',
    input: relatedTopicsRequestSchema,
    output: relatedTopicSchema.array(),
    example: {
      input: { categoryId: 2, currentTopicId: 25 },
      output: [
        {
          id: 24,
          slug: 'reserve-studies',
          title: 'Reserve Studies',
          description: 'What a reserve study measures and how often it is made.',
        },
      ],
    },
    handle: (request) => topics.related(request),
  }),
  restRoute({
    method: 'GET',
    path: '/api/topics-by-term',
    procedure: 'topics.byTerm',
    summary: 'Where the library uses each term of the glossary',
    description: 'Derived from the articles: how many name a term, and which say most about it.',
    input: z.object({}),
    output: termUseSchema.array(),
    example: {
      input: {},
      output: [
        {
          term: 'quorum',
          articles: 18,
          topics: [{ id: 8, slug: 'quorum-requirements', title: 'Quorum Requirements' }],
        },
      ],
    },
    handle: () => topics.byTerm(),
  }),
  restRoute({
    method: 'POST',
    path: '/api/direct-db-title',
    procedure: 'topics.title',
    summary: 'The title of a topic',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: topicTitleSchema,
    example: { input: { slug: 'reserve-funds' }, output: { title: 'Reserve Funds' } },
    handle: ({ slug }) => topics.title(slug),
  }),
];
