import { searchRequestSchema, searchResultSchema } from '@hoa/core/schemas/search';
import type { Services } from '../services/services.ts';
import { restRoute } from './rest-route.ts';

export const searchRoutes = ({ search }: Services) => [
  restRoute({
    method: 'GET',
    path: '/api/search',
    procedure: 'search.query',
    summary: 'Topics, sections and glossary terms for a few words',
    input: searchRequestSchema,
    output: searchResultSchema,
    example: {
      input: { q: 'quorum' },
      output: {
        query: 'quorum',
        topics: [
          {
            slug: 'quorum-requirements',
            title: 'Quorum Requirements',
            titleRanges: [[0, 6]],
            description: 'How many owners or directors must take part for a vote to count.',
            category: { id: 1, slug: 'board-management', name: 'Board Management' },
          },
        ],
        sections: [
          {
            slug: 'quorum-requirements',
            title: 'Quorum Requirements',
            heading: 'In short',
            url: '/topic/quorum-requirements#in-short',
            excerpt: 'A quorum is the smallest number of members who must take part.',
            excerptRanges: [[2, 8]],
          },
        ],
        terms: [
          {
            term: 'Quorum',
            emoji: '👥',
            definition: 'The smallest number of members who must take part for a vote to count.',
            aliases: ['quorum', 'quorums'],
          },
        ],
      },
    },
    handle: (request) => search.query(request),
  }),
];
