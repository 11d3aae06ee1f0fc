import { termUseSchema } from '@hoa/core/schemas/term-use';
import {
  relatedTopicSchema,
  relatedTopicsRequestSchema,
  slugRequestSchema,
  topicSchema,
  topicTitleSchema,
} from '@hoa/core/schemas/topic';
import { READ_TOPIC } from './read-topic.tool.ts';
import { EXAMPLE_TOPIC } from './topic.example.ts';
import { NO_INPUT, proceduresOn, router } from './trpc.ts';

const { shared } = proceduresOn('Topics with their articles');

export const topicRouter = router({
  bySlug: shared({
    rest: 'GET /api/topics/{slug}',
    summary: 'One topic with its article',
    description:
      'A slug that nobody knows gives a topic made from its words, with known: false, the generic ' +
      'article and the nearest topics that exist. Not found is only a topic of a category that ' +
      'this portal leaves out.',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: topicSchema,
    example: { input: { slug: 'reserve-funds' }, output: EXAMPLE_TOPIC },
    tool: READ_TOPIC,
  }).query(({ ctx, input }) => ctx.services.topics.bySlug(input.slug)),

  related: shared({
    rest: 'GET /api/related-topics/{categoryId}',
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
  }).query(({ ctx, input }) => ctx.services.topics.related(input)),

  byTerm: shared({
    rest: 'GET /api/topics-by-term',
    summary: 'Where the library uses each term of the glossary',
    description: 'Derived from the articles: how many name a term, and which say most about it.',
    input: NO_INPUT,
    output: termUseSchema.array(),
    example: {
      input: undefined,
      output: [
        {
          term: 'quorum',
          articles: 18,
          topics: [{ id: 8, slug: 'quorum-requirements', title: 'Quorum Requirements' }],
        },
      ],
    },
  }).query(({ ctx }) => ctx.services.topics.byTerm()),

  title: shared({
    rest: 'POST /api/direct-db-title',
    summary: 'The title of a topic',
    errors: ['not-found'],
    input: slugRequestSchema,
    output: topicTitleSchema,
    example: { input: { slug: 'reserve-funds' }, output: { title: 'Reserve Funds' } },
  }).query(({ ctx, input }) => ctx.services.topics.title(input.slug)),
});
