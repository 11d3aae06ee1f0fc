import type { FilledLetter } from '@hoa/core/schemas/filled-letter';
import type { Letter } from '@hoa/core/schemas/letter';

/** A letter as the documentation shows it. */
export const EXAMPLE_LETTER: Letter = {
  slug: 'hearing-request',
  title: 'Request for a hearing',
  for: 'owner',
  description: 'Answers a violation notice and asks for a hearing before any fine is set.',
  articles: ['violation-notices'],
  when: 'As soon as the notice arrives, and before the last day that it names for asking.',
  delivery: ['certified mail', 'e-mail'],
  deliveryNote: 'Keep the receipt, and e-mail a copy the same day.',
  fields: [
    { id: 'today', label: 'Date of the letter', kind: 'date', required: true },
    { id: 'senderName', label: 'Your name', kind: 'text', required: true },
    { id: 'noticeDate', label: 'Date of the notice', kind: 'date', required: true },
  ],
  from: ['{senderName}'],
  to: ['Board of Directors'],
  subject: 'Request for a hearing on the notice of {noticeDate}',
  about: [],
  greeting: 'Dear members of the board:',
  body: [
    { kind: 'paragraph', text: 'I ask for a hearing before the board decides on any fine.' },
    {
      kind: 'law',
      questions: ['fine-notice', 'fine-hearing'],
      lead: 'I rely on the documents and on these rules of {law}:',
      otherwise: 'I rely on the documents.',
    },
  ],
  closing: 'Sincerely,',
  signature: ['{senderName}'],
  enclosures: [],
  beforeSending: ['Take dated photographs today and keep the envelope of the notice.'],
};

/** The same filled in, with one thing missing. */
export const EXAMPLE_FILLED: FilledLetter = {
  slug: 'hearing-request',
  title: 'Request for a hearing',
  blocks: [
    {
      id: 'subject',
      kind: 'subject',
      lines: [
        [
          { kind: 'text', text: 'Request for a hearing on the notice of ' },
          { kind: 'missing', text: '[Date of the notice]', field: 'noticeDate' },
        ],
      ],
    },
    {
      id: 'signature',
      kind: 'signature',
      lines: [[{ kind: 'value', text: 'Ann Example', field: 'senderName' }]],
    },
  ],
  missing: [{ field: 'noticeDate', label: 'Date of the notice' }],
  unused: [],
  problems: [],
  basis: {
    reliesOn: 'documents',
    note: 'No state is chosen. The letter relies on the documents of the association alone.',
    facts: [],
  },
  text: 'Request for a hearing on the notice of [Date of the notice]\n\nAnn Example',
};
