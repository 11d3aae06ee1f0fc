import type { Topic } from '@hoa/core/schemas/topic';

/** A topic as the documentation shows it, its article cut to the first sentence. */
export const EXAMPLE_TOPIC: Topic = {
  id: 25,
  slug: 'reserve-funds',
  title: 'Reserve Funds',
  description: 'Money set aside for major repair and replacement.',
  categoryId: 2,
  category: { id: 2, slug: 'financial-management', name: 'Financial Management' },
  content: {
    id: 25,
    topicId: 25,
    content:
      '<section data-part="in-short"><h2 id="in-short">In short</h2><p>A reserve fund is money ' +
      'set aside to repair or replace major common parts.</p></section>',
    aiGenerated: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
  },
  origin: 'library',
  known: true,
  details: {
    outline: [{ anchor: 'in-short', heading: 'In short' }],
    readingMinutes: 5,
    decidedBy: [{ document: 'declaration', heading: 'Assessments and reserve fund' }],
    sources: [
      {
        name: 'California Civil Code, use of reserve funds',
        citation: 'Cal. Civ. Code §§ 5510 to 5515',
      },
    ],
    reviewed: '2026-11-20',
  },
  questions: [
    {
      question: 'Can reserves pay for mowing or insurance?',
      answer: 'No: mowing, insurance premiums and legal bills are operating costs.',
      heading: 'What reserve money is for',
      url: '/topic/reserve-funds#what-reserve-money-is-for',
    },
  ],
  resources: [
    {
      id: 3,
      title: 'Reserve Fund Calculator',
      description: 'List components with age, life and cost, and see percent funded.',
      fileType: 'Excel',
      iconClass: 'table',
      fileInfo: 'Spreadsheet',
      downloadUrl: '#',
    },
  ],
  nearest: [],
};
