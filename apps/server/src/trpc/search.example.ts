import type { Suggestions } from '@hoa/core/schemas/library-question';
import type { SearchResult } from '@hoa/core/schemas/search';

/** What "quorum" may become, as the documentation shows it. */
export const EXAMPLE_SUGGESTIONS: Suggestions = {
  questions: [
    {
      question: 'How many people make a quorum?',
      answer: 'A quorum is the smallest number of members who must take part for a vote to count.',
      title: 'Quorum Requirements',
      heading: 'In short',
      url: '/topic/quorum-requirements#in-short',
    },
  ],
};

/** What a search for "quorum" finds, as the documentation shows it. */
export const EXAMPLE_SEARCH_RESULT: SearchResult = {
  query: 'quorum',
  guides: [],
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
  ...EXAMPLE_SUGGESTIONS,
  rules: [],
  pages: [],
  namedState: null,
};
