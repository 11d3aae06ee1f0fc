import type { Answer } from '@hoa/core/schemas/answer';

/** An answer as the documentation shows it. */
export const EXAMPLE_ANSWER: Answer = {
  response:
    '<p>A quorum is the smallest number of members who must take part for a vote to count. ' +
    '<a href="/topic/quorum-requirements#in-short">Quorum Requirements</a></p>',
  sources: [
    {
      slug: 'quorum-requirements',
      title: 'Quorum Requirements',
      heading: 'In short',
      url: '/topic/quorum-requirements#in-short',
      quote: 'A quorum is the smallest number of members who must take part.',
    },
  ],
  status: 'answered',
  lead: 'A quorum is the smallest number of members who must take part for a vote to count.',
  missing: [],
  facts: [],
  language: 'en',
  mode: 'library',
  decidedBy: [{ document: 'bylaws', heading: 'Quorum' }],
  answerId: '3f1c8a52-6d0e-4b7a-9c41-2f5d8e6b7a90',
  next: ['Do proxies count toward the quorum?'],
  related: [{ id: 5, slug: 'annual-meetings', title: 'Annual Meetings' }],
};
