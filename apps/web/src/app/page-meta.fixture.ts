import type { Topic } from '@hoa/core/schemas/topic';
import type { PageMeta } from './page-meta';

/** A topic with an article that an editor has checked. */
export const TOPIC: Topic = {
  id: 25,
  slug: 'reserve-funds',
  title: 'Reserve Funds',
  description: 'Money set aside for major repairs.',
  categoryId: 2,
  category: { id: 2, slug: 'financial-management', name: 'Financial Management' },
  content: {
    id: 1,
    topicId: 25,
    content: '<p>Money.</p>',
    aiGenerated: 0,
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
  },
  origin: 'library',
  known: true,
  details: {
    outline: [],
    readingMinutes: 5,
    decidedBy: [],
    sources: [],
    reviewed: '2026-05-01',
  },
  questions: [
    {
      question: 'Can reserves pay for mowing or insurance?',
      answer: 'No: mowing, insurance premiums and legal bills are operating costs.',
      heading: 'What reserve money is for',
      url: '/topic/reserve-funds#what-reserve-money-is-for',
    },
  ],
  resources: [],
  nearest: [],
};

/** What the head of the page of a topic says. */
export function topicMeta(topic: Topic): PageMeta {
  return {
    title: topic.title,
    description: topic.description ?? '',
    status: 200,
    indexable: topic.known,
    subject: topic.known ? { kind: 'topic', topic } : null,
  };
}
