import type { LawFact, LawNotice, LawState } from '@hoa/core/schemas/law';

/** A fact as the documentation shows it. */
export const EXAMPLE_FACT: LawFact = {
  id: 'va-fine-cap',
  state: 'VA',
  community: 'planned-community',
  question: 'fine-cap',
  statement:
    "In Virginia a property owners' association may charge at most $50 for a single violation.",
  figures: [{ value: 50, unit: 'dollars', of: 'charges for a single offense' }],
  citation: { act: 'Va. Code', section: '55.1-1819', subsection: 'D' },
  url: 'https://law.lis.virginia.gov/vacode/title55.1/chapter18/section55.1-1819/',
  verification: 'checked',
  textDate: '2026-02',
  changes: [],
  nextReview: '2027-07-01',
  topics: ['violation-fines'],
};

export const EXAMPLE_STATE: LawState = {
  code: 'VA',
  name: 'Virginia',
  slug: 'virginia',
  checked: 31,
  cited: 0,
  questions: 24,
  newest: '2026-02',
};

export const EXAMPLE_NOTICE: LawNotice = {
  id: 'wa-one-act-for-all',
  state: 'WA',
  act: 'RCW 64.90.080',
  status: 'enacted',
  effective: '2028-01-01',
  what: 'One act applies to every community, whenever it was made.',
  source: 'RCW 64.90.080',
  topics: ['state-hoa-laws'],
  checkBy: '2027-12-01',
};
